package judge.exactcover;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A large problem whose solutions are known: it takes too long for a unit test. */
@Tag("repeated")
class PentominoesIT {
    @Test
    void packsThePentominoesInto6By10In2339Ways() {
        DancingLinks search = new DancingLinks(ClassicProblems.pentominoes());
        assertThat(search.count(Long.MAX_VALUE)).isEqualTo(2339);
        assertThat(search.statistics().nodes()).isEqualTo(908_736);
        search.checkInvariants();
    }
}
