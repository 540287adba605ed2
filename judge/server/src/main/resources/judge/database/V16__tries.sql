-- Programs that are tried without being handed in: they count nowhere, and are forgotten after an hour.

-- Whether students may try programs; of a contest, the contest's own setting alone counts.
alter table assignment add column tries smallint not null default 1;
alter table contest add column tries smallint not null default 0;

create table try (
    id             ${id},
    person         bigint   not null references person (id),
    assignment     bigint   not null references assignment (id),
    version        bigint   not null references problem_version (id),
    -- the person's login when it came, for reports: machines that judge read nothing of people
    contestant     text     not null,
    created        bigint   not null,
    -- the only sample that is run; null: the input, or all samples
    sample         text,
    -- an input of the person's own; null: samples
    input          ${bytes},
    sources        ${bytes} not null,                   -- a zip; once it is done, nothing
    pool           text,                                -- of the machines that run it; null: any
    explain        smallint not null,                   -- whether a failure is to be explained
    state          text     not null default 'queued',  -- queued, judging, done
    -- how often it was begun: what comes of an earlier beginning is refused
    attempt        integer  not null default 0,
    -- how often it was begun and neither given back nor brought to an end
    failures       integer  not null default 0,
    -- the process that runs it, or has run it
    worker         text,
    -- JSON, which may be there before it is done: then a failure is being explained; null: none yet, or once it is
    -- done: the judge itself was ended over it each time
    result         ${bytes}
);
-- One at a time for each person.
create unique index try_alone on try (person) where state <> 'done';
create index try_next on try (id) where state <> 'done';
create index try_often on try (person, created);
create index try_old on try (created);
