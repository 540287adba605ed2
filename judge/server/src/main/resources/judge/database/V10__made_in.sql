-- By which course's list an account was made: its teachers may correct the name. Courses are never deleted; there is no
-- reference, as people are restored from a backup before courses.

alter table person add column made_in bigint;

-- Accounts of lists are made at the moment at which they join their first course.
update person set made_in = (
    select min(member.course) from member
    where member.person = person.id and member.role = 'student' and member.roster_id is not null
        and member.joined = person.created)
where role = 'student';
