//! The advisers of the patiences: they cannot peek, their odds are what they say, and no player who cannot
//! peek does much better where the best play can be found by trying everything.

mod any;
mod doublets;
mod fair;
mod grade;
mod lady_jane;
mod promises;
mod yields;
