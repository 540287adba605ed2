package judge.service;

import judge.service.course.Assignments;
import judge.service.course.PracticeSets;

/** The services of what is set: assignments, and sets for practice. */
record AssignmentServices(Assignments assignments, PracticeSets practice) {}
