//! The advisers of the patiences: they cannot peek, their odds are honest, and where exhaustive search finds
//! the best play without peeking, it wins hardly more.

mod any;
mod doublets;
mod grade;
mod lady_jane;
mod promises;
mod yields;
