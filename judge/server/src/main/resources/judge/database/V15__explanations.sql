-- The cause of a failure, which is looked for where no submission waits.

-- Whether failed submissions are explained; of a contest, the contest's own setting alone counts.
alter table assignment add column explain smallint not null default 1;
alter table contest add column explain smallint not null default 0;

create table explanation (
    judging        bigint   primary key references judging (id),
    state          text     not null default 'waiting', -- waiting, taken, done
    -- since when somebody waits for it: the smallest is first; 9223372036854775807: nobody does
    wanted         bigint   not null,
    -- from when on it is tried again
    ready          bigint   not null default 0,
    -- how often it was begun: what comes of an earlier beginning is refused
    attempt        integer  not null default 0,
    -- how often it was begun and neither given back nor brought to an end
    failures       integer  not null default 0,
    -- the process that looks for it, or has found it
    worker         text,
    content        text                                 -- JSON
);
create index explanation_next on explanation (wanted, judging) where state <> 'done';
