-- A rubric: what of an assignment is marked by hand, beside the points of the judge.

create table rubric_criterion (
    id             ${id},
    assignment     bigint   not null references assignment (id),
    ordinal        integer  not null,
    name           text     not null,
    points         double precision not null,           -- at most
    unique (assignment, name)
);

create table rubric_mark (
    criterion      bigint   not null references rubric_criterion (id),
    person         bigint   not null references person (id),
    points         double precision not null,
    by_person      bigint   not null references person (id),
    at             bigint   not null,
    primary key (criterion, person)
);
create index rubric_mark_person on rubric_mark (person);

-- The comments that somebody has made before, which can be made again.
create index line_comment_by on line_comment (by_person);
