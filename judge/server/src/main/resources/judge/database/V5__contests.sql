-- A contest is an assignment with more: its contestants are students of the course, its jury those who teach it. It
-- begins when the assignment opens, and ends when that closes.

create table contest (
    assignment     bigint   primary key references assignment (id),
    kind           text     not null,                   -- icpc, ioi, oi
    penalty        bigint   not null,                   -- for an attempt before the accepted one
    compile_errors smallint not null default 0,         -- 1: what does not compile is such an attempt, too
    freezes        bigint,                              -- results of what comes from then on are hidden; null: none
    thawed         bigint,                              -- since when nothing is hidden any more
    finalized      bigint,                              -- since when the result is the result
    gold           integer  not null default 0,         -- how many medals of each kind
    silver         integer  not null default 0,
    bronze         integer  not null default 0,
    open_board     smallint not null default 0,         -- 1: anybody sees the public scoreboard, without logging in
    virtual        smallint not null default 0,         -- 1: one can take part after the end, by a clock of one's own
    pool           text                                 -- of the machines that judge; null: any
);

-- What a contest knows of its problems beside their order, which is that of the assignment.
create table contest_problem (
    assignment     bigint   not null references contest (assignment),
    problem        bigint   not null references problem (id),
    label          text     not null,
    rgb            text,                                -- such as #ff8800
    color          text,                                -- its name
    removed        bigint,                              -- since when it does not count any more
    primary key (assignment, problem)
);

-- Contestants. A team logs in as one person.
create table team (
    assignment     bigint   not null references contest (assignment),
    person         bigint   not null references person (id),
    label          text     not null,                   -- such as its seat
    name           text     not null,
    affiliation    text,
    country        text,                                -- ISO 3166-1 alpha-3
    team_group     text,
    icpc_id        text,
    hidden         smallint not null default 0,         -- 1: only the jury sees it on the scoreboard
    began          bigint,                              -- takes part after the end, since then; null: with all others
    primary key (assignment, person)
);
create index team_person on team (person);

-- Questions, answers, announcements.
create table clarification (
    id             ${id},
    assignment     bigint   not null references contest (assignment),
    problem        bigint   references problem (id),    -- null: of no problem
    sender         bigint   references person (id),     -- a contestant; null: the jury
    recipient      bigint   references person (id),     -- a contestant; null: the jury of a question, else everybody
    reply_to       bigint   references clarification (id),
    content        text     not null,
    by_person      bigint   not null references person (id), -- who has written it
    at             bigint   not null
);
create index clarification_of on clarification (assignment);

-- What has become of the balloon for a solved problem; before somebody takes it there is no row.
create table balloon (
    assignment     bigint   not null references contest (assignment),
    person         bigint   not null references person (id),
    problem        bigint   not null references problem (id),
    taken          bigint   not null,
    taken_by       bigint   not null references person (id),
    given          bigint,
    primary key (assignment, person, problem)
);

create table print_job (
    id             ${id},
    assignment     bigint   not null references contest (assignment),
    person         bigint   not null references person (id),
    file           text     not null,
    content        text     not null references blob (hash),
    at             bigint   not null,
    printed        bigint,
    failure        text                                 -- why it could not be printed; null: it was, or was not tried
);
create index print_job_of on print_job (assignment);
create index print_job_open on print_job (id) where printed is null;

-- What was frozen and has been shown to all, one after the other, before the rest is.
create table thawed_cell (
    assignment     bigint   not null references contest (assignment),
    person         bigint   not null references person (id),
    problem        bigint   not null references problem (id),
    step           integer  not null,                   -- 1, 2, ...
    primary key (assignment, person, problem)
);
create unique index thawed_cell_step on thawed_cell (assignment, step);

-- Points of the groups of tests, as {"secret/1": 20}, of problems that give them; null: of no others, or none yet.
alter table judging add column group_scores text;

-- What is judged first within a priority. Who hands in much in a contest comes later with each.
alter table judging add column place bigint not null default 0;
update judging set place = ready where state <> 'done';
drop index judging_next;
create index judging_next on judging (priority desc, place, id) where state = 'queued' and enqueued = 1;

-- Of which assignment a change is; null: of none. And the transaction that wrote it: what is below all that still run
-- will never change, which the numbers of the rows do not say, as they are given before the commit. Nobody sets it.
alter table change_log add column assignment bigint;
alter table change_log add column tx bigint not null default ${transaction};
create index change_log_written on change_log (tx, seq);
create index change_log_of on change_log (assignment, tx, seq);
