-- A verdict that a busy machine may have made is judged again, aside, where a machine is quiet.

-- From then on it is; each time that is tried, this moves on. Null: the verdict is final, or there is none yet.
alter table judging add column again bigint;
create index judging_again on judging (again) where again is not null;
