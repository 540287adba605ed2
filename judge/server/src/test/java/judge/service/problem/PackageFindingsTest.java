package judge.service.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import judge.problem.yaml.PackageFault;
import judge.reason.Fault;
import org.junit.jupiter.api.Test;

class PackageFindingsTest {

    /** Earlier versions stored sentences in English. */
    @Test
    void whatEarlierVersionsStoredIsShownAsItWas() {
        PackageFindings findings = PackageFindings.of("{\"faults\": [\"sum/problem.yaml:3: limits.memory must be 16\"],"
                + " \"submissions\": [{\"path\": \"accepted/a.py\", \"verdict\": \"WA\", \"score\": 0.0,"
                + " \"complaints\": [\"must be accepted\"]}]}");

        Messages chinese = Messages.in(DisplayLanguage.ZH);
        assertThat(findings.faults())
                .extracting(chinese::sentence)
                .containsExactly("sum/problem.yaml:3: limits.memory must be 16");
        assertThat(findings.submissions().get(0).complaints())
                .extracting(chinese::sentence)
                .containsExactly("must be accepted");
    }

    @Test
    void faultsAreStoredWithoutLanguage() {
        PackageFindings findings =
                new PackageFindings(List.of(Fault.at("sum/problem.yaml", 3, PackageFault.FILE_TOO_LONG, 7)), List.of());

        String json = StoredJson.of(findings);

        assertThat(json).contains("\"code\":\"file-too-long\"").doesNotContain("longer");
        assertThat(PackageFindings.of(json)).isEqualTo(findings);
    }
}
