//! Each game as the suite and the plain solvers see it, in a file of its own.

mod curse;
mod doublets;
mod lady_jane;
mod yields;
