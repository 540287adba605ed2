-- Test cases that a generator of a problem is to make: a process that judges runs it, whoever has asked looks at what
-- came of it and keeps it, or it is forgotten after a day.

create table made_case (
    id             ${id},
    version        bigint   not null references problem_version (id),
    at             bigint   not null,
    name           text     not null,                   -- below data, such as secret/9
    command        text     not null,                   -- a program in generators, and its arguments
    worker         text,                                -- the process that makes it, or has made it
    attempts       integer  not null default 0,         -- how often it was begun
    done           smallint not null default 0,
    input          ${bytes},                            -- null: not made
    answer         ${bytes},
    faults         text                                 -- JSON: why it was not made
);
create index made_case_version on made_case (version);
create index made_case_at on made_case (at);
create index made_case_next on made_case (id) where done = 0;
