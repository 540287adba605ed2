-- A machine that could not judge something, for a fault of its own, leaves it to the others.

-- The processes that failed on it since all that were there had failed, each between slashes: /m1/0a1b2c3d/. They may
-- try it again from `ready` on; all others at once. Null: none has failed.
alter table judging add column unable text;
-- How often one has failed on it.
alter table judging add column failures integer not null default 0;
