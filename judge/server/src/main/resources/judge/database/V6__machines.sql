-- Any number of machines judge for one database.

-- What a process that judges says of itself.
alter table worker add column label text;                -- what it is called; no two that live have the same
alter table worker add column home text;                 -- its folder of data: who comes after it there may take over
alter table worker add column host text;
alter table worker add column jobs integer not null default 0;
alter table worker add column pool text;                 -- null: it judges what asks for no pool
alter table worker add column speed double precision;    -- a fixed piece of work takes so many milliseconds
alter table worker add column state text not null default 'working'; -- working, paused, draining
alter table worker add column why text;                  -- it is paused
alter table worker add column joined bigint;
create unique index worker_label on worker (label);

-- Machines that may judge it; null: any.
alter table judging add column pool text;
-- The process that verifies it.
alter table problem_version add column verifier text;

-- Whose it is, as its report says: who judges need not know who has an account.
alter table submission add column contestant text;
update submission set contestant = (select login from person where person.id = submission.person);

-- Only what waits or is judged is looked for by its state: what is done is in no index of the queue.
drop index judging_open;
create index judging_waiting on judging (priority, queued) where state = 'queued';
create index judging_begun on judging (worker) where state = 'judging';
drop index judging_rejudging;
create index judging_rejudging on judging (rejudging) where rejudging is not null;
