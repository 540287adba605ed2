-- What only this server knows, on however many machines it runs; never in a backup.

create table secret (
    name text primary key,
    value text not null
);
