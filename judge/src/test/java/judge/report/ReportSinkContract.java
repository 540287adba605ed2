package judge.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The contract of everything that reports go to. */
public interface ReportSinkContract {

    /** An empty one. */
    ReportSink open() throws Exception;

    /** The report that a line of the summary is about, read back from where it went. */
    Report read(SummaryRow row) throws Exception;

    @Test
    default void givesBackWhatItWasGiven() throws Exception {
        SummaryRow row = open().write(Reports.compileError());

        assertThat(row.contestant()).isEqualTo(Reports.compileError().contestant());
        assertThat(read(row)).usingRecursiveComparison().isEqualTo(Reports.compileError());
    }

    @Test
    default void keepsTwoAttemptsOfOneContestantApart() throws Exception {
        ReportSink sink = open();
        Report first = Reports.accepted("anna", "sum").asCachedFor("anna");
        Report second = Reports.compileError().asCachedFor("anna");
        Report third = Reports.accepted("anna", "sum").asCachedFor("anna");

        SummaryRow one = sink.write(first);
        sink.write(second);
        SummaryRow three = sink.write(third);

        assertThat(one.report()).isNotEqualTo(three.report());
        assertThat(read(one).id()).isEqualTo(first.id());
        assertThat(read(three).id()).isEqualTo(third.id());
    }

    @Test
    default void takesReportsFromSeveralThreads() throws Exception {
        ReportSink sink = open();
        List<CompletableFuture<SummaryRow>> rows = IntStream.range(0, 40)
                .mapToObj(number -> CompletableFuture.supplyAsync(() -> {
                    try {
                        return sink.write(
                                Reports.accepted("c" + number % 5, "sum").asCachedFor("c" + number % 5));
                    } catch (ReportStorageException e) {
                        throw new IllegalStateException(e);
                    }
                }))
                .toList();

        assertThat(rows)
                .extracting(CompletableFuture::get)
                .extracting(SummaryRow::report)
                .doesNotHaveDuplicates();
    }
}
