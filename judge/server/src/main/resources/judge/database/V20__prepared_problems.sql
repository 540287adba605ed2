-- Problems of other judges as the packages that were made of them: shown before they are kept, and forgotten after a
-- day. Their owner alone sees them.

create table prepared_problem (
    id             ${id},
    person         bigint   not null references person (id),
    at             bigint   not null,
    slug           text     not null,                   -- the name in addresses that is proposed
    target         text,                                -- the problem that it is to be a version of; null: a new one
    package        ${bytes} not null,                   -- a zip
    told           text     not null                    -- JSON: what is in it, what was guessed and left out
);
create index prepared_problem_at on prepared_problem (at);
create index prepared_problem_person on prepared_problem (person);
