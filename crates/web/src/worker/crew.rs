//! Which worker answers which query: the decisions, without the workers.

/// A worker, by the order in which they were started.
pub(crate) type WorkerNumber = u32;

/// A query, by the order in which they were asked.
pub(crate) type QueryNumber = u32;

/// How many workers there are at most: one that answers and one that waits ready, or that is on its way out.
const MOST_WORKERS: usize = 2;

/// After so many failures with no answer between them, no worker is started any more.
const MOST_FAILURES: u32 = 3;

/// What is to be done now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Order {
    /// Start this worker.
    Start(WorkerNumber),
    /// Hand the newest query, which has this number, to this worker.
    Ask(WorkerNumber, QueryNumber),
    /// Report [`time_is_up`](Crew::time_is_up) for this worker and query after a short time.
    Watch(WorkerNumber, QueryNumber),
    /// End this worker.
    End(WorkerNumber),
    /// Tell whoever asked this query that there will be no answer.
    TellFailure(QueryNumber),
}

/// The workers and what they do.
#[derive(Debug, Default)]
pub(crate) struct Crew {
    workers: Vec<Worker>,
    started: WorkerNumber,
    /// The query that is wanted.
    wanted: Option<Wanted>,
    failures: u32,
}

#[derive(Debug)]
struct Worker {
    number: WorkerNumber,
    /// What it is working on.
    query: Option<QueryNumber>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Wanted {
    query: QueryNumber,
    is_handed_out: bool,
}

impl Crew {
    /// This query is wanted now, or none; one before it is not wanted any more.
    pub(crate) fn want(&mut self, query: Option<QueryNumber>) -> Vec<Order> {
        self.wanted = query.map(|query| Wanted { query, is_handed_out: false });
        let busy = self.workers.iter().filter_map(|worker| Some((worker.number, worker.query?)));
        let mut orders: Vec<Order> = busy.map(|(worker, query)| Order::Watch(worker, query)).collect();
        orders.extend(self.go_on());
        orders
    }

    /// A worker has answered. Which query that was; `None` if its answer is not wanted any more.
    pub(crate) fn answered(&mut self, worker: WorkerNumber) -> (Option<QueryNumber>, Vec<Order>) {
        self.failures = 0;
        let answered = self.worker(worker).and_then(|worker| worker.query.take());
        let wanted = self.wanted.take_if(|wanted| Some(wanted.query) == answered);
        (wanted.map(|wanted| wanted.query), self.go_on())
    }

    /// A worker whose query was not wanted any more has had time to come to its end.
    pub(crate) fn time_is_up(&mut self, worker: WorkerNumber, query: QueryNumber) -> Vec<Order> {
        let is_wanted = self.wanted.is_some_and(|wanted| wanted.query == query);
        let is_at_it = self.worker(worker).is_some_and(|worker| worker.query == Some(query));
        if is_wanted || !is_at_it {
            return Vec::new();
        }
        self.remove(worker)
    }

    /// A worker has failed, and will not answer.
    pub(crate) fn failed(&mut self, worker: WorkerNumber) -> Vec<Order> {
        let Some(failed) = self.worker(worker) else { return Vec::new() };
        let query = failed.query;
        self.failures += 1;
        let lost = self.wanted.take_if(|wanted| Some(wanted.query) == query);
        let mut orders = self.remove(worker);
        orders.extend(lost.map(|wanted| Order::TellFailure(wanted.query)));
        orders
    }

    fn worker(&mut self, number: WorkerNumber) -> Option<&mut Worker> {
        self.workers.iter_mut().find(|worker| worker.number == number)
    }

    fn remove(&mut self, worker: WorkerNumber) -> Vec<Order> {
        self.workers.retain(|other| other.number != worker);
        let mut orders = vec![Order::End(worker)];
        orders.extend(self.go_on());
        orders
    }

    /// Hands out what is to be handed out, and sees to it that one waits ready.
    fn go_on(&mut self) -> Vec<Order> {
        let mut orders = self.start_one();
        let Some(Wanted { query, is_handed_out: false }) = self.wanted else { return orders };
        if let Some(idle) = self.workers.iter_mut().find(|worker| worker.query.is_none()) {
            idle.query = Some(query);
            orders.push(Order::Ask(idle.number, query));
            self.wanted = Some(Wanted { query, is_handed_out: true });
            orders.extend(self.start_one());
        } else if self.failures >= MOST_FAILURES {
            self.wanted = None;
            orders.push(Order::TellFailure(query));
        }
        orders
    }

    /// Starts a worker if none waits ready and there may be one more.
    fn start_one(&mut self) -> Vec<Order> {
        let has_idle = self.workers.iter().any(|worker| worker.query.is_none());
        let may_start = self.failures < MOST_FAILURES && self.workers.len() < MOST_WORKERS;
        if has_idle || !may_start {
            return Vec::new();
        }
        self.started += 1;
        self.workers.push(Worker { number: self.started, query: None });
        vec![Order::Start(self.started)]
    }
}

#[cfg(test)]
mod tests {
    use super::Order::{Ask, End, Start, TellFailure, Watch};
    use super::*;

    /// A crew whose first worker has query 1, and whose second waits ready.
    fn at_work() -> Crew {
        let mut crew = Crew::default();
        assert_eq!(crew.want(Some(1)), [Start(1), Ask(1, 1), Start(2)]);
        crew
    }

    #[test]
    fn one_worker_answers_as_long_as_it_is_quick() {
        let mut crew = at_work();
        for query in 1..10 {
            assert_eq!(crew.answered(1), (Some(query), vec![]));
            assert_eq!(crew.want(Some(query + 1)), [Ask(1, query + 1)]);
        }
    }

    #[test]
    fn a_new_question_goes_to_the_one_that_waits_and_the_old_one_is_given_up() {
        let mut crew = at_work();
        assert_eq!(crew.want(Some(2)), [Watch(1, 1), Ask(2, 2)]);
        assert_eq!(crew.time_is_up(1, 1), [End(1), Start(3)]);
        assert_eq!(crew.answered(2), (Some(2), vec![]));
    }

    #[test]
    fn an_old_question_that_is_answered_in_time_costs_no_worker() {
        let mut crew = at_work();
        assert_eq!(crew.want(Some(2)), [Watch(1, 1), Ask(2, 2)]);
        assert_eq!(crew.answered(1), (None, vec![]));
        assert_eq!(crew.time_is_up(1, 1), []);
        assert_eq!(crew.answered(2), (Some(2), vec![]));
    }

    #[test]
    fn of_many_queries_the_newest_is_answered() {
        let mut crew = at_work();
        assert_eq!(crew.want(Some(2)), [Watch(1, 1), Ask(2, 2)]);
        assert_eq!(crew.want(Some(3)), [Watch(1, 1), Watch(2, 2)]);
        assert_eq!(crew.want(Some(4)), [Watch(1, 1), Watch(2, 2)]);
        assert_eq!(crew.time_is_up(1, 1), [End(1), Start(3), Ask(3, 4)]);
        assert_eq!(crew.time_is_up(1, 1), []);
        assert_eq!(crew.time_is_up(2, 2), [End(2), Start(4)]);
        assert_eq!(crew.answered(3), (Some(4), vec![]));
    }

    #[test]
    fn what_is_not_wanted_any_more_is_ended() {
        let mut crew = at_work();
        assert_eq!(crew.want(None), [Watch(1, 1)]);
        assert_eq!(crew.time_is_up(1, 1), [End(1)]);
        assert_eq!(crew.want(Some(2)), [Ask(2, 2), Start(3)]);
    }

    #[test]
    fn the_failure_of_a_worker_is_told_and_another_takes_its_place() {
        let mut crew = at_work();
        assert_eq!(crew.failed(1), [End(1), TellFailure(1)]);
        assert_eq!(crew.want(Some(2)), [Ask(2, 2), Start(3)]);
        // It is long gone.
        assert_eq!(crew.failed(1), []);
        assert_eq!(crew.answered(2), (Some(2), vec![]));
    }

    #[test]
    fn the_failure_of_the_one_that_waits_is_not_told() {
        let mut crew = at_work();
        assert_eq!(crew.failed(2), [End(2), Start(3)]);
        assert_eq!(crew.answered(1), (Some(1), vec![]));
    }

    #[test]
    fn workers_that_only_fail_are_not_started_for_ever() {
        let mut crew = at_work();
        assert_eq!(crew.failed(2), [End(2), Start(3)]);
        assert_eq!(crew.failed(3), [End(3), Start(4)]);
        assert_eq!(crew.failed(4), [End(4)]);
        assert_eq!(crew.failed(1), [End(1), TellFailure(1)]);
        assert_eq!(crew.want(Some(2)), [TellFailure(2)]);
    }
}
