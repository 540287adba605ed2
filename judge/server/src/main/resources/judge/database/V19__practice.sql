-- Sets for practice. A set is an assignment with more: who takes part, and what is said of its problems. No gradebook
-- has it.

create table practice_set (
    assignment     bigint   primary key references assignment (id),
    audience       text     not null                    -- course, everybody: on the server
);

create table practice_problem (
    assignment     bigint   not null references practice_set (assignment),
    problem        bigint   not null references problem (id),
    level          text,                                -- beginner, easy, medium, hard, expert; null: none is said
    tags           text     not null,                   -- one a line
    primary key (assignment, problem)
);

-- What administrators have decided for the server as a whole, by name.
create table server_setting (
    name           text     primary key,
    value          text     not null
);
