package judge.web.page;

import java.time.Clock;
import judge.web.http.Door;

/** The parts that every page is made with. */
record PageParts(Door door, Clock clock, StaticFiles files, Templates templates) {}
