package judge.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import judge.cli.Columns.Cell;
import judge.message.Visible;
import picocli.CommandLine.Command;

/** {@code judge doctor}: what this host can isolate and measure, and how to mend what it cannot. */
@Command(name = "doctor")
final class DoctorCommand implements Callable<Integer> {

    private final JudgeCommand judge;

    DoctorCommand(JudgeCommand judge) {
        this.judge = judge;
    }

    @Override
    public Integer call() {
        Session session = judge.session();
        List<HostFinding> findings = session.services().findings().get();
        List<List<Cell>> lines = new ArrayList<>();
        findings.forEach(finding -> lines.add(line(session, finding)));
        Columns columns = Columns.fitting(lines, false, false, false);
        for (int i = 0; i < lines.size(); i++) {
            session.out().println(columns.line(lines.get(i)));
            String mend = findings.get(i).mend();
            if (!mend.isEmpty()) {
                session.out().println("    " + session.text("doctor.mend", "command", mend));
            }
        }
        boolean well = findings.stream().allMatch(HostFinding::ok);
        session.out().println(session.text(well ? "doctor.well" : "doctor.unwell"));
        return well ? ExitStatus.WISHED : ExitStatus.FAILED;
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
