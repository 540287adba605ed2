-- The oldest version of the tables whose programs can work with these. A later migration either adds what they need
-- not know, or is called V<number>__contract_<what> and sets this to its own number.

create table schema_reader (
    oldest         integer  not null
);
insert into schema_reader (oldest) values (37);
