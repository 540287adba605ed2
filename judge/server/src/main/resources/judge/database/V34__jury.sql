-- What a jury keeps of a contest beside its rules, such as the answers that it gives often.
create table contest_setting (
    assignment     bigint   not null references contest (assignment),
    name           text     not null,
    value          text     not null,
    primary key (assignment, name)
);
