-- Time limits that follow from the jury's solutions, as the first machine of a pool has measured them: all others of
-- that pool judge by the same, and so does that machine after its cache was deleted.

create table time_limit (
    -- digest of the problem's version and the pool
    key text primary key,
    -- milliseconds, and the submissions that have set it, one a line
    content text not null,
    measured bigint not null
);
