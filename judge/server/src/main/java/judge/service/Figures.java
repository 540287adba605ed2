package judge.service;

import judge.database.Database;
import judge.online.Access;
import judge.online.Access.Action;
import judge.online.JudgingFigures;
import judge.online.Refusal;
import judge.online.Viewer;

/** The figures of the server. */
public record Figures(Database database) {

    /** Tells whether the database answers; anybody may ask. */
    public boolean isDatabaseThere() {
        return database.answers();
    }

    /** Returns the figures of judging, for administrators. */
    public JudgingFigures judging(Viewer viewer) {
        if (!Access.may(viewer, Action.ADMINISTER)) {
            throw Refusal.notFound();
        }
        return database.read(tables -> tables.figures().judging());
    }
}
