-- What a machine that only judges may do in the database, and no more: it reads sources and packages, and writes how
-- they were judged. It sees no passwords, sessions or tokens, and of people only the login on a submission, so whoever
-- gets into such a machine does not either. To be run as who may make roles, on the database of the servers, and again
-- after each update:
--
--     psql judge -v ON_ERROR_STOP=1 -f judge/docs/worker-role.sql
--     psql judge -c '\password judge_worker'

do $$
begin
    if not exists (select from pg_roles where rolname = 'judge_worker') then
        create role judge_worker login;
    end if;
end
$$;

revoke all on all tables in schema public from judge_worker;
grant usage on schema public to judge_worker;

-- Which version the tables are of; what is to be judged, and by what.
grant select on flyway_schema_history, schema_reader, blob, problem, problem_version, submission, judging, worker
    to judge_worker;

-- How it is judged, and that it was.
grant update (state, attempt, worker, started, compiled, ended, verdict, score, max_score, group_scores, report,
    cpu_ms, limit_ms, enqueued, ready, place, unable, failures, again) on judging to judge_worker;
grant insert on blob, change_log to judge_worker;
grant select, insert on time_limit to judge_worker;
grant update (state, verification, verifier) on problem_version to judge_worker;

-- Which failures are to be explained, and what has come of it.
grant select (id, explain) on assignment to judge_worker;
grant select (assignment, explain) on contest to judge_worker;
grant select, insert on explanation to judge_worker;
grant update (state, wanted, ready, attempt, failures, worker, content) on explanation to judge_worker;

-- Which programs are tried without being handed in, and what has come of it.
grant select, delete on try to judge_worker;
grant update (state, attempt, failures, worker, result, input, sources) on try to judge_worker;

-- Which test cases generators are to make, and what has come of it.
grant select on made_case to judge_worker;
grant update (worker, attempts, done, input, answer, faults) on made_case to judge_worker;

-- Which machines there are.
grant insert, update, delete on worker to judge_worker;
