-- Programs that want to be called whenever something happens in contests, and up to where each was told. Never in a
-- backup: places in the log mean nothing in another database, and the tokens are other programs' secrets.

create table webhook (
    id             ${id},
    person         bigint   not null references person (id),
    -- of the Contest API, and whether with what clients of DOMjudge want besides
    version        text     not null,
    extended       smallint not null,
    url            text     not null,
    -- names and numbers with blanks between; empty: all
    endpoints      text     not null,
    contests       text     not null,
    -- what it is told in each call, to know the caller by
    token          text     not null,
    active         smallint not null,
    -- by what whoever registered it had logged in: it is called as long as that holds
    credential     text     not null,
    -- since when calls fail; null: they do not
    failing        bigint,
    -- the web server that calls it, and until when nobody else does
    holder         text,
    held_until     bigint
);
create index webhook_person on webhook (person);

create table webhook_place (
    webhook        bigint   not null references webhook (id),
    -- 0: all that have no line of their own, and none that was told less
    assignment     bigint   not null,
    -- a place in the log of changes, and a moment in milliseconds since 1970, as in event feeds
    tx             bigint   not null,
    seq            bigint   not null,
    moment         bigint   not null,
    primary key (webhook, assignment)
);
