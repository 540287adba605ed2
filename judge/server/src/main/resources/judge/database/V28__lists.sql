-- Lists of submissions with filters: what is filtered by is in the index, and a rare verdict is found by itself.

create index submission_listed on submission (assignment, id, problem, person, language, received);
create index judging_listed on judging (verdict, submission) where active = 1;
create index judging_unjudged on judging (submission) where active = 1 and state <> 'done';
