-- The queue is the judgings themselves: a task of its own for each was half of what handing in and judging cost.

-- Since when a judging has its turn, or from when on it is tried again.
alter table judging add column ready bigint not null default 0;
update judging set ready = queued where state <> 'done';
update judging set state = 'queued', worker = null, started = null where state = 'judging';
create index judging_next on judging (priority desc, ready, id) where state = 'queued' and enqueued = 1;

-- The processes that judge, each with the moment at which it was last heard of.
create table worker (
    name           text     primary key,
    seen           bigint   not null
);

drop table scheduled_tasks;
