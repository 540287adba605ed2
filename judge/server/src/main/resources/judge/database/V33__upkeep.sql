-- For the administrator: what went wrong, counted by the hour, and forgotten after two days.
create table trouble (
    kind           text     not null,                   -- login-failed
    hour           bigint   not null,                   -- hours since 1970
    many           bigint   not null,
    primary key (kind, hour)
);

-- The backups that are made each day by themselves, by one of the machines that serve this database.
create table daily_backup (
    day            text     primary key,                -- such as 2026-11-28
    machine        text     not null,
    begun          bigint   not null,
    until          bigint   not null,                   -- nobody else makes one before then
    ended          bigint,
    file           text,                                -- null: there is none yet, or it failed
    bytes          bigint,
    failure        text
);
