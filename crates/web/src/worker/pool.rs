//! The assignment of queries to workers: the decisions, without the workers.

/// A worker, by the order in which they were started.
pub(crate) type WorkerNumber = u32;

/// A query, by the order in which they were sent.
pub(crate) type QueryNumber = u32;

/// Maximum number of workers: one that answers, and one that waits or is about to end.
const MOST_WORKERS: usize = 2;

/// Consecutive failures after which no further worker is started.
const MOST_FAILURES: u32 = 3;

/// A command to the driver.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PoolCommand {
    /// Start this worker.
    Start(WorkerNumber),
    /// Send the newest query, which has this number, to this worker.
    Ask(WorkerNumber, QueryNumber),
    /// Call [`time_is_up`](WorkerPool::time_is_up) for this worker and query after the grace period.
    Watch(WorkerNumber, QueryNumber),
    /// End this worker.
    End(WorkerNumber),
    /// Report that this query will not be answered.
    ReportFailure(QueryNumber),
}

/// The workers and the queries that they work on. It only decides; the driver acts.
#[derive(Debug, Default)]
pub(crate) struct WorkerPool {
    workers: Vec<Worker>,
    started: WorkerNumber,
    /// The query whose answer is wanted.
    wanted: Option<Wanted>,
    failures: u32,
}

#[derive(Debug)]
struct Worker {
    number: WorkerNumber,
    /// The query that it works on.
    query: Option<QueryNumber>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Wanted {
    query: QueryNumber,
    is_sent: bool,
}

impl WorkerPool {
    /// Replaces the wanted query, or ends the wish for one.
    pub(crate) fn want(&mut self, query: Option<QueryNumber>) -> Vec<PoolCommand> {
        self.wanted = query.map(|query| Wanted { query, is_sent: false });
        let busy = self.workers.iter().filter_map(|worker| Some((worker.number, worker.query?)));
        let mut commands: Vec<PoolCommand> =
            busy.map(|(worker, query)| PoolCommand::Watch(worker, query)).collect();
        commands.extend(self.advance());
        commands
    }

    /// Handles an answer from a worker. Returns the number of its query; `None` if nobody wants the answer any more.
    pub(crate) fn answered(&mut self, worker: WorkerNumber) -> (Option<QueryNumber>, Vec<PoolCommand>) {
        self.failures = 0;
        let answered = self.worker(worker).and_then(|worker| worker.query.take());
        let wanted = self.wanted.take_if(|wanted| Some(wanted.query) == answered);
        (wanted.map(|wanted| wanted.query), self.advance())
    }

    /// Handles the end of a worker's grace period: ends the worker if it still works on a query that nobody wants.
    pub(crate) fn time_is_up(&mut self, worker: WorkerNumber, query: QueryNumber) -> Vec<PoolCommand> {
        let is_wanted = self.wanted.is_some_and(|wanted| wanted.query == query);
        let is_at_it = self.worker(worker).is_some_and(|worker| worker.query == Some(query));
        if is_wanted || !is_at_it {
            return Vec::new();
        }
        self.remove(worker)
    }

    /// Handles the failure of a worker, which will not answer.
    pub(crate) fn failed(&mut self, worker: WorkerNumber) -> Vec<PoolCommand> {
        let Some(failed) = self.worker(worker) else { return Vec::new() };
        let query = failed.query;
        self.failures += 1;
        let lost = self.wanted.take_if(|wanted| Some(wanted.query) == query);
        let mut commands = self.remove(worker);
        commands.extend(lost.map(|wanted| PoolCommand::ReportFailure(wanted.query)));
        commands
    }

    fn worker(&mut self, number: WorkerNumber) -> Option<&mut Worker> {
        self.workers.iter_mut().find(|worker| worker.number == number)
    }

    fn remove(&mut self, worker: WorkerNumber) -> Vec<PoolCommand> {
        self.workers.retain(|other| other.number != worker);
        let mut commands = vec![PoolCommand::End(worker)];
        commands.extend(self.advance());
        commands
    }

    /// Sends the wanted query to an idle worker, and keeps one idle worker ready.
    fn advance(&mut self) -> Vec<PoolCommand> {
        let mut commands = self.start_one();
        let Some(Wanted { query, is_sent: false }) = self.wanted else { return commands };
        if let Some(idle) = self.workers.iter_mut().find(|worker| worker.query.is_none()) {
            idle.query = Some(query);
            commands.push(PoolCommand::Ask(idle.number, query));
            self.wanted = Some(Wanted { query, is_sent: true });
            commands.extend(self.start_one());
        } else if self.failures >= MOST_FAILURES {
            self.wanted = None;
            commands.push(PoolCommand::ReportFailure(query));
        }
        commands
    }

    /// Starts a worker if none is idle and the limits allow one more.
    fn start_one(&mut self) -> Vec<PoolCommand> {
        let has_idle = self.workers.iter().any(|worker| worker.query.is_none());
        let may_start = self.failures < MOST_FAILURES && self.workers.len() < MOST_WORKERS;
        if has_idle || !may_start {
            return Vec::new();
        }
        self.started += 1;
        self.workers.push(Worker { number: self.started, query: None });
        vec![PoolCommand::Start(self.started)]
    }
}

#[cfg(test)]
mod tests {
    use super::PoolCommand::{Ask, End, ReportFailure, Start, Watch};
    use super::*;

    /// A pool whose first worker has query 1, and whose second is idle.
    fn busy_pool() -> WorkerPool {
        let mut pool = WorkerPool::default();
        assert_eq!(pool.want(Some(1)), [Start(1), Ask(1, 1), Start(2)]);
        pool
    }

    #[test]
    fn one_worker_answers_while_it_is_quick() {
        let mut pool = busy_pool();
        for query in 1..10 {
            assert_eq!(pool.answered(1), (Some(query), vec![]));
            assert_eq!(pool.want(Some(query + 1)), [Ask(1, query + 1)]);
        }
    }

    #[test]
    fn a_new_query_goes_to_the_idle_worker_and_the_old_one_is_abandoned() {
        let mut pool = busy_pool();
        assert_eq!(pool.want(Some(2)), [Watch(1, 1), Ask(2, 2)]);
        assert_eq!(pool.time_is_up(1, 1), [End(1), Start(3)]);
        assert_eq!(pool.answered(2), (Some(2), vec![]));
    }

    #[test]
    fn a_late_answer_within_the_grace_period_keeps_its_worker() {
        let mut pool = busy_pool();
        assert_eq!(pool.want(Some(2)), [Watch(1, 1), Ask(2, 2)]);
        assert_eq!(pool.answered(1), (None, vec![]));
        assert_eq!(pool.time_is_up(1, 1), []);
        assert_eq!(pool.answered(2), (Some(2), vec![]));
    }

    #[test]
    fn only_the_newest_of_many_queries_is_answered() {
        let mut pool = busy_pool();
        assert_eq!(pool.want(Some(2)), [Watch(1, 1), Ask(2, 2)]);
        assert_eq!(pool.want(Some(3)), [Watch(1, 1), Watch(2, 2)]);
        assert_eq!(pool.want(Some(4)), [Watch(1, 1), Watch(2, 2)]);
        assert_eq!(pool.time_is_up(1, 1), [End(1), Start(3), Ask(3, 4)]);
        assert_eq!(pool.time_is_up(1, 1), []);
        assert_eq!(pool.time_is_up(2, 2), [End(2), Start(4)]);
        assert_eq!(pool.answered(3), (Some(4), vec![]));
    }

    #[test]
    fn a_worker_whose_query_is_withdrawn_ends() {
        let mut pool = busy_pool();
        assert_eq!(pool.want(None), [Watch(1, 1)]);
        assert_eq!(pool.time_is_up(1, 1), [End(1)]);
        assert_eq!(pool.want(Some(2)), [Ask(2, 2), Start(3)]);
    }

    #[test]
    fn a_failure_is_reported_and_another_worker_takes_over() {
        let mut pool = busy_pool();
        assert_eq!(pool.failed(1), [End(1), ReportFailure(1)]);
        assert_eq!(pool.want(Some(2)), [Ask(2, 2), Start(3)]);
        // It ended long ago.
        assert_eq!(pool.failed(1), []);
        assert_eq!(pool.answered(2), (Some(2), vec![]));
    }

    #[test]
    fn the_failure_of_an_idle_worker_is_not_reported() {
        let mut pool = busy_pool();
        assert_eq!(pool.failed(2), [End(2), Start(3)]);
        assert_eq!(pool.answered(1), (Some(1), vec![]));
    }

    #[test]
    fn workers_that_only_fail_are_not_started_forever() {
        let mut pool = busy_pool();
        assert_eq!(pool.failed(2), [End(2), Start(3)]);
        assert_eq!(pool.failed(3), [End(3), Start(4)]);
        assert_eq!(pool.failed(4), [End(4)]);
        assert_eq!(pool.failed(1), [End(1), ReportFailure(1)]);
        assert_eq!(pool.want(Some(2)), [ReportFailure(2)]);
    }
}
