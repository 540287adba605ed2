-- What somebody has written for a problem and not handed in: its owner alone sees it.

create table draft (
    person         bigint   not null references person (id),
    problem        bigint   not null references problem (id),
    version        integer  not null,                   -- counts what was written: an older window overwrites nothing
    language       text     not null,
    content        ${bytes} not null,                   -- UTF-8
    at             bigint   not null,
    primary key (person, problem)
);
create index draft_at on draft (at);
