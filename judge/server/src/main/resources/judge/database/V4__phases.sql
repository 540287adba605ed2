-- When the compiler was done with it: what follows is running and checking. Null: it does not compile, or nobody knows.
alter table judging add column compiled bigint;
