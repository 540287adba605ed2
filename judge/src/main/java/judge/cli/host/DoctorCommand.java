package judge.cli.host;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import judge.app.HostFailure;
import judge.app.LanguageTrials;
import judge.cli.command.CommandFailure;
import judge.cli.command.ExitStatus;
import judge.cli.command.JudgeCommand;
import judge.cli.command.Session;
import judge.cli.terminal.Columns;
import judge.cli.terminal.Columns.Cell;
import judge.host.HostFinding;
import judge.message.Visible;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code judge doctor}: what this host can isolate and measure, and how to mend what it cannot. */
@Command(name = "doctor")
public final class DoctorCommand implements Callable<Integer> {

    private static final String ONLY = "--only";

    private final JudgeCommand judge;

    @Option(names = "--measure")
    private boolean measure;

    @Option(names = ONLY, paramLabel = "CODE", split = ",")
    private List<String> only = List.of();

    public DoctorCommand(JudgeCommand judge) {
        this.judge = judge;
    }

    @Override
    public Integer call() throws Exception {
        Session session = judge.session();
        for (String code : only) {
            JudgeCommand.known(code, ONLY);
        }
        return session.interruptibly(() -> examine(session));
    }

    private int examine(Session session) throws CommandFailure, InterruptedException {
        List<HostFinding> findings = session.services().findings().get();
        List<List<Cell>> lines = new ArrayList<>();
        findings.forEach(finding -> lines.add(line(session, finding)));
        Columns columns = Columns.fitting(lines, false, false, false);
        for (int i = 0; i < lines.size(); i++) {
            session.out().println(columns.line(lines.get(i)));
            String judge = session.services().command().toString();
            String mend = findings.get(i).mend().replace(HostFinding.JUDGE, judge);
            if (!mend.isEmpty()) {
                String key = findings.get(i).ok() ? "doctor.better" : "doctor.mend";
                session.out().println("    " + session.text(key, "command", mend));
            }
        }
        if (measure) {
            measure(session);
        }
        boolean works = (!judge.asksForLanguages() && only.isEmpty()) || tried(session);
        boolean well = works && findings.stream().allMatch(HostFinding::ok);
        session.out().println(session.text(well ? "doctor.well" : "doctor.unwell"));
        return well ? ExitStatus.OK : ExitStatus.FAILED;
    }

    /** Tries the languages; tells whether all that are installed work. */
    private boolean tried(Session session) throws CommandFailure, InterruptedException {
        session.err().println(session.text(only.isEmpty() ? "doctor.trying" : "doctor.trying-some"));
        boolean[] well = {true};
        try {
            LanguageTrials.take(Set.copyOf(only), found -> {
                LanguagesView.print(session, found);
                well[0] &= found.isWell();
            });
        } catch (HostFailure e) {
            throw new CommandFailure("error.host", "message", String.valueOf(e.getMessage()));
        }
        return well[0];
    }

    private static void measure(Session session) throws CommandFailure, InterruptedException {
        session.err().println(session.text("doctor.measuring"));
        try {
            MeasuresView.print(session, session.services().measures().take());
        } catch (HostFailure e) {
            throw new CommandFailure("error.host", "message", String.valueOf(e.getMessage()));
        }
    }

    private static List<Cell> line(Session session, HostFinding finding) {
        String title = "doctor." + finding.subject();
        return List.of(
                finding.ok()
                        ? new Cell(session.text("doctor.ok"), session.palette()::good)
                        : new Cell(session.text("doctor.not-ok"), session.palette()::bad),
                Cell.of(session.messages().has(title) ? session.text(title) : Visible.of(finding.subject())),
                Cell.of(Visible.of(finding.detail())));
    }
}
