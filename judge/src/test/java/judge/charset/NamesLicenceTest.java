package judge.charset;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class NamesLicenceTest {

    @Test
    void theNamesOfFakerBringItsLicenceAlong() throws Exception {
        try (InputStream licence = NameModels.class.getResourceAsStream("names.LICENSE")) {
            assertThat(licence).isNotNull();
            assertThat(new String(licence.readAllBytes(), StandardCharsets.UTF_8))
                    .contains("Copyright (c) 2012 Daniele Faraglia", "The above copyright notice and this permission");
        }
    }
}
