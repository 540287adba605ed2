-- Work groups: people who hand in together at an assignment. What a group hands in is stored as its lead's.

create table work_group_rule (
    assignment     bigint   primary key references assignment (id),
    most           integer  not null,                   -- members of a group that students have chosen
    chosen_until   bigint                               -- null: students choose none
);

create table work_group (
    id             ${id},
    assignment     bigint   not null references assignment (id),
    name           text     not null,
    lead           bigint   not null references person (id),
    unique (assignment, name)
);
create index work_group_lead on work_group (lead);

create table work_group_member (
    assignment     bigint   not null references assignment (id),
    person         bigint   not null references person (id),
    work_group     bigint   not null references work_group (id),
    primary key (assignment, person)
);
create index work_group_member_person on work_group_member (person);
create index work_group_member_group on work_group_member (work_group);
