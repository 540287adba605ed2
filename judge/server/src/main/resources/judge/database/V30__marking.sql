-- Marking by several people: who marks the work of which student at which problem, and whether that is done.

create table marking (
    assignment     bigint   not null references assignment (id),
    person         bigint   not null references person (id),
    problem        bigint   not null references problem (id),
    marker         bigint   not null references person (id),
    done           bigint,                              -- null: it is yet to be done
    primary key (assignment, person, problem)
);
create index marking_person on marking (person);
create index marking_marker on marking (marker);
