-- The group that a student is in within a course, such as a class or section, as the newest list with such a column
-- has it. Null: none is known.

alter table member add column roster_group text;
