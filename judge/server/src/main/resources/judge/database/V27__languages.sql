-- The languages in which somebody may hand in to a course or to one of its assignments, by their codes with a blank
-- between two. Null: all; those of its course.
alter table course add column languages text;
alter table assignment add column languages text;

-- The languages that a process can judge in: code, blank, version, a line each. Null: it has not said.
alter table worker add column languages text;
