package judge.cli.verify;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import judge.cli.command.Session;
import judge.reason.Fault;
import judge.report.ReportJson;
import judge.verify.CaseReason;
import judge.verify.JuryResult;
import judge.verify.Margin;
import judge.verify.Verification;

/**
 * The results of all packages as one JSON document without language, printed at the end. Its keys are described in
 * {@code verification.schema.json}.
 */
final class VerificationJson implements VerificationSink {

    private static final int VERSION = 1;

    private final Session session;
    private final List<Map<String, Object>> packages = new ArrayList<>();
    private final List<String> untried = new ArrayList<>();

    VerificationJson(Session session) {
        this.session = session;
    }

    @Override
    public void print(Verification verification) {
        packages.add(values(verification, true, List.of()));
    }

    @Override
    public void printInterrupted(Verification known, List<String> submissions, Collection<String> left) {
        packages.add(values(known, false, submissions));
        untried.addAll(left);
        end();
    }

    @Override
    public void end() {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("version", VERSION);
        document.put("packages", packages);
        document.put("untried", untried);
        session.out().writeBytes(new ReportJson().write(document));
    }

    private static Map<String, Object> values(Verification found, boolean complete, List<String> untried) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("package", found.problem());
        values.put("sound", complete && found.isSound());
        values.put("complete", complete);
        values.put("faults", faults(found.faults()));
        values.put("warnings", faults(found.warnings()));
        values.put(
                "submissions",
                found.submissions().stream().map(VerificationJson::values).toList());
        values.put("cases", found.cases().stream().map(VerificationJson::values).toList());
        values.put("untried", untried);
        return values;
    }

    private static List<Map<String, Object>> faults(List<Fault> faults) {
        return faults.stream().map(Fault::json).toList();
    }

    private static Map<String, Object> values(JuryResult one) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("path", one.path());
        values.put("asExpected", one.isAsExpected());
        values.put("verdict", one.verdict().name());
        values.put("score", one.score());
        values.put("complaints", faults(one.complaints()));
        values.put("remarks", faults(one.remarks()));
        values.put("verdicts", one.verdicts());
        values.put(
                "margins", one.margins().stream().map(VerificationJson::values).toList());
        return values;
    }

    private static Map<String, Object> values(Margin margin) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("case", margin.testCase());
        values.put("part", margin.part());
        values.put("accepted", margin.accepted());
        return values;
    }

    private static Map<String, Object> values(CaseReason one) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("case", one.testCase());
        values.put("failedBy", one.failedBy());
        values.put("untried", one.untried());
        values.put("alone", one.alone());
        values.put("rarest", one.rarest().map(VerificationJson::values).orElse(null));
        return values;
    }

    private static Map<String, Object> values(CaseReason.Rarest rarest) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("path", rarest.path());
        values.put("cases", rarest.cases());
        values.put("more", rarest.more());
        return values;
    }
}
