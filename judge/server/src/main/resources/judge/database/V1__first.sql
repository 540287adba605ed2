-- One dialect for SQLite and PostgreSQL. ${id}: a number that the database gives; ${bytes}: a column of bytes.
-- Instants are milliseconds since 1970 (UTC); truth values are 0 and 1; durations are milliseconds.

create table person (
    id             ${id},
    login          text     not null unique,
    name           text     not null,
    role           text     not null,                   -- admin, teacher, student: what one may do outside of courses
    locale         text,
    zone           text,
    password_hash  text,                                -- null: nobody can log in with a password yet
    must_change    smallint not null default 0,
    created        bigint   not null,
    disabled       bigint
);

-- A link that lets somebody set a password, once.
create table password_link (
    token_hash     text     primary key,
    person         bigint   not null references person (id),
    ends           bigint   not null
);

create table session (
    token_hash     text     primary key,
    person         bigint   not null references person (id),
    csrf           text     not null,
    created        bigint   not null,
    seen           bigint   not null,
    ends           bigint   not null,
    address        text     not null,
    agent          text     not null
);
create index session_person on session (person);

create table api_token (
    id             ${id},
    token_hash     text     not null unique,
    person         bigint   not null references person (id),
    label          text     not null,
    created        bigint   not null,
    last_used      bigint,
    ended          bigint
);

-- How often something was tried lately: logins by person and by address.
create table throttle (
    name           text     primary key,
    tokens         double precision not null,
    at             bigint   not null
);

create table course (
    id             ${id},
    slug           text     not null unique,
    name           text     not null,
    join_code      text     unique,                     -- null: nobody comes by a link
    created        bigint   not null,
    archived       bigint
);

create table member (
    course         bigint   not null references course (id),
    person         bigint   not null references person (id),
    role           text     not null,                   -- teacher, assistant, student
    roster_id      text,                                -- as the school's list has it
    joined         bigint   not null,
    primary key (course, person)
);
create index member_person on member (person);

-- Content by its SHA-256: sources as a zip, packages as a zip, reports as JSON.
create table blob (
    hash           text     primary key,
    content        ${bytes} not null
);

create table problem (
    id             ${id},
    slug           text     not null unique,
    owner          bigint   references person (id),     -- null: comes with the server, for all teachers
    created        bigint   not null
);

-- Never changed but for its verification: what was judged stays judged by what it was judged by.
create table problem_version (
    id             ${id},
    problem        bigint   not null references problem (id),
    version        text     not null,                   -- digest of all files that a verdict depends on
    package        text     not null references blob (hash),
    names          text     not null,                   -- JSON: names by language
    max_score      double precision not null,
    uploader       bigint   references person (id),
    created        bigint   not null,
    state          text     not null,                   -- verifying, sound, unsound
    verification   text                                 -- JSON
);
create index problem_version_of on problem_version (problem);

create table assignment (
    id             ${id},
    course         bigint   not null references course (id),
    slug           text     not null,
    name           text     not null,
    opens          bigint   not null,
    closes         bigint,                              -- null: practice
    late_until     bigint,
    late_deduction double precision not null default 0, -- share of the points, 0 to 1
    feedback       text     not null,                   -- full, first-failing, verdict, none
    attempts       integer,                             -- null: any number
    counts         text     not null default 'best',    -- best, last
    interval_ms    bigint   not null default 0,         -- between two attempts at one problem
    created        bigint   not null,
    unique (course, slug)
);

create table assignment_problem (
    assignment     bigint   not null references assignment (id),
    ordinal        integer  not null,
    problem        bigint   not null references problem (id),
    version        bigint   not null references problem_version (id),
    points         double precision not null,
    primary key (assignment, problem)
);

create table extension (
    assignment     bigint   not null references assignment (id),
    person         bigint   not null references person (id),
    closes         bigint   not null,
    primary key (assignment, person)
);

create table submission (
    id             ${id},
    assignment     bigint   not null references assignment (id),
    problem        bigint   not null references problem (id),
    person         bigint   not null references person (id),
    handed_in_by   bigint   not null references person (id),
    attempt        integer  not null,                   -- 1, 2, ... of this person at this problem
    received       bigint   not null,
    origin         text     not null,                   -- web, api, import
    sources        text     not null references blob (hash),
    idempotency    text,
    unique (assignment, problem, person, attempt),
    unique (handed_in_by, idempotency)
);
create index submission_person on submission (person, received);

create table judging (
    id             ${id},
    submission     bigint   not null references submission (id),
    version        bigint   not null references problem_version (id),
    reason         text     not null,                   -- first, rejudge
    rejudging      bigint,
    active         smallint not null,                   -- 1: its verdict is the submission's; at most one is
    attempt        integer  not null default 0,         -- counts how often it was begun: the fence for late results
    state          text     not null,                   -- queued, judging, done
    enqueued       smallint not null default 0,         -- 1: it has a task; others wait until their person's turn
    priority       integer  not null,                   -- 30 interactive, 20 import, 10 rejudge
    person         bigint   not null references person (id), -- whose turn it is
    worker         text,
    queued         bigint   not null,
    started        bigint,
    ended          bigint,
    verdict        text,
    score          double precision,
    max_score      double precision,
    report         text     references blob (hash)
);
create index judging_submission on judging (submission);
create index judging_open on judging (state, priority, queued);
create index judging_turn on judging (person, priority, enqueued, queued) where state <> 'done';
create unique index judging_active on judging (submission) where active = 1;
create index judging_rejudging on judging (rejudging);

create table rejudging (
    id             ${id},
    course         bigint   references course (id),     -- null: of a problem, in all courses
    kind           text     not null,                   -- submission, assignment, problem
    object         bigint   not null,
    reason         text     not null,
    person         bigint   not null references person (id),
    created        bigint   not null,
    state          text     not null,                   -- judging, ready, applied, dropped, undone
    decided        bigint
);
create unique index rejudging_undecided on rejudging (kind, object) where state in ('judging', 'ready');

-- Which judging was active before a rejudging was applied: what undoing goes back to.
create table replaced (
    rejudging      bigint   not null references rejudging (id),
    submission     bigint   not null references submission (id),
    before_judging bigint   not null references judging (id),
    after_judging  bigint   not null references judging (id),
    primary key (rejudging, submission)
);

create table grade_override (
    id             ${id},
    assignment     bigint   not null references assignment (id),
    person         bigint   not null references person (id),
    problem        bigint   not null references problem (id),
    points         double precision,                    -- null: the override is taken back
    reason         text     not null,
    by_person      bigint   not null references person (id),
    at             bigint   not null
);
create index grade_override_of on grade_override (assignment, person, problem);

create table line_comment (
    id             ${id},
    submission     bigint   not null references submission (id),
    file           text     not null,
    line           integer  not null,
    content        text     not null,
    by_person      bigint   not null references person (id),
    at             bigint   not null
);
create index line_comment_of on line_comment (submission);

-- What has happened, in order: feeds pages and other programs.
create table change_log (
    seq            ${id},
    at             bigint   not null,
    type           text     not null,
    object         bigint   not null,
    data           text     not null                    -- JSON
);

-- Who did what; only ever added to.
create table audit (
    seq            ${id},
    at             bigint   not null,
    person         bigint   references person (id),
    action         text     not null,
    object         text     not null,
    detail         text     not null,
    address        text     not null
);

-- db-scheduler's own.
create table scheduled_tasks (
    task_name            text     not null,
    task_instance        text     not null,
    task_data            ${bytes},
    execution_time       ${instant} not null,
    picked               ${boolean} not null,
    picked_by            text,
    last_success         ${instant},
    last_failure         ${instant},
    consecutive_failures int,
    last_heartbeat       ${instant},
    version              bigint   not null,
    priority             smallint,
    primary key (task_name, task_instance)
);
create index scheduled_tasks_execution_time on scheduled_tasks (execution_time);
create index scheduled_tasks_last_heartbeat on scheduled_tasks (last_heartbeat);
create index scheduled_tasks_priority on scheduled_tasks (priority desc, execution_time asc);
