package judge.render;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import judge.gradebook.Gradebook;
import judge.message.Messages;
import judge.message.Visible;
import judge.report.CaseSection;
import judge.report.Report;
import judge.verdict.Verdict;

/** JUnit XML: a suite for each submission, with a test for the compilation and one for each case. */
final class JUnitView {

    static final String FILE = "junit.xml";

    private static final String COMPILATION = "compile";
    private static final double MILLIS_IN_SECOND = 1000;

    private final Messages messages;
    private final Reasons reasons;

    JUnitView(Messages messages) {
        this.messages = messages;
        reasons = new Reasons(messages);
    }

    Path write(Gradebook book, Output output) throws IOException {
        StringWriter text = new StringWriter();
        try {
            XMLStreamWriter xml = XMLOutputFactory.newFactory().createXMLStreamWriter(text);
            xml.writeStartDocument("UTF-8", "1.0");
            xml.writeStartElement("testsuites");
            attribute(xml, "name", "judge " + book.run().name());
            for (Report report : book.run().reports()) {
                suite(xml, book, report);
            }
            xml.writeEndElement();
            xml.writeEndDocument();
            xml.close();
        } catch (XMLStreamException e) {
            throw new IOException(e);
        }
        return output.write(FILE, text + "\n");
    }

    private void suite(XMLStreamWriter xml, Gradebook book, Report report) throws XMLStreamException {
        List<CaseSection> cases = report.cases();
        xml.writeStartElement("testsuite");
        attribute(xml, "name", report.contestant() + "/" + report.problem());
        attribute(xml, "tests", cases.size() + 1);
        attribute(xml, "failures", outcomes(cases, "failure") + (report.verdict() == Verdict.CE ? 1 : 0));
        attribute(xml, "errors", outcomes(cases, "error") + (refusedByJudge(report) ? 1 : 0));
        attribute(
                xml,
                "skipped",
                cases.stream().filter(one -> one.verdict() == Verdict.SK).count());
        attribute(
                xml,
                "time",
                seconds(cases.stream().mapToDouble(JUnitView::millis).sum()));
        attribute(xml, "timestamp", book.run().summary().startedAt().toString().replaceFirst("\\..*|Z$", ""));
        compilation(xml, report);
        for (CaseSection one : cases) {
            test(xml, report, one);
        }
        xml.writeEndElement();
    }

    private static long outcomes(List<CaseSection> cases, String outcome) {
        return cases.stream()
                .filter(one -> outcome(one.verdict()).equals(outcome))
                .count();
    }

    private static boolean refusedByJudge(Report report) {
        return !report.compile().ok() && report.verdict() == Verdict.JE;
    }

    private void compilation(XMLStreamWriter xml, Report report) throws XMLStreamException {
        start(xml, report, COMPILATION, (double) report.compile().cpuTimeMillis());
        if (!report.compile().ok()) {
            result(xml, report.verdict(), reasons.of(report));
        }
        xml.writeEndElement();
    }

    private void test(XMLStreamWriter xml, Report report, CaseSection one) throws XMLStreamException {
        start(xml, report, one.name(), millis(one));
        if (one.verdict() != Verdict.AC) {
            result(xml, one.verdict(), reasons.of(report, one));
        }
        xml.writeEndElement();
    }

    private static void start(XMLStreamWriter xml, Report report, String name, double millis)
            throws XMLStreamException {
        xml.writeStartElement("testcase");
        attribute(xml, "name", name);
        attribute(xml, "classname", report.problem() + "." + report.contestant().replace('.', '_'));
        attribute(xml, "time", seconds(millis));
    }

    private void result(XMLStreamWriter xml, Verdict verdict, String reason) throws XMLStreamException {
        xml.writeEmptyElement(outcome(verdict));
        if (verdict != Verdict.SK) {
            attribute(xml, "type", verdict.name());
        }
        attribute(
                xml,
                "message",
                verdict.name() + " " + messages.name(verdict) + (reason.isEmpty() ? "" : ": " + reason));
    }

    private static String outcome(Verdict verdict) {
        return switch (verdict) {
            case AC -> "";
            case SK -> "skipped";
            case JE -> "error";
            default -> "failure";
        };
    }

    private static double millis(CaseSection one) {
        return Objects.requireNonNullElse(one.cpuTimeMillis(), 0.0);
    }

    private static String seconds(double millis) {
        return String.format(Locale.ROOT, "%.3f", millis / MILLIS_IN_SECOND);
    }

    /** XML cannot represent most control characters. */
    private static void attribute(XMLStreamWriter xml, String name, Object value) throws XMLStreamException {
        xml.writeAttribute(name, Visible.of(value.toString()));
    }
}
