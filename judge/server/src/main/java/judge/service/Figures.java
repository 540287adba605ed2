package judge.service;

import judge.database.Database;
import judge.online.Access;
import judge.online.Access.Action;
import judge.online.JudgingFigures;
import judge.online.Viewer;

/** How the server is. */
public final class Figures {

    private final Database database;

    /** Figures of a database. */
    public Figures(Database database) {
        this.database = database;
    }

    /** Whether the database answers; anybody may ask. */
    public boolean isDatabaseThere() {
        return database.answers();
    }

    /** What is judged, for administrators. */
    public JudgingFigures judging(Viewer viewer) {
        if (!Access.may(viewer, Action.ADMINISTER)) {
            throw Entry.notFound();
        }
        return database.read(tables -> tables.figures().judging());
    }
}
