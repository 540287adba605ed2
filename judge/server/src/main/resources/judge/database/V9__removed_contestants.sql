-- Whom the jury has taken out of a contest: who is not on its list of teams any more does not come back by handing in,
-- as one does who has joined the course since.

create table removed_contestant (
    assignment     bigint   not null references contest (assignment),
    person         bigint   not null references person (id),
    primary key (assignment, person)
);
create index removed_contestant_person on removed_contestant (person);
