package judge.web.clics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import judge.clics.ClicsVersion;
import judge.clics.Eye;
import judge.clics.FeedPosition;
import judge.service.contest.ClicsContests.Look;
import org.junit.jupiter.api.Test;

class FeedClientTest {

    @Test
    void whatWasReadTwiceIsToldOnce() {
        FeedPosition before = new FeedPosition(0, 1, 0);
        FeedPosition after = new FeedPosition(0, 2, 0);
        Look look = new Look(ClicsVersion.NEWEST, false);
        FeedClient client = new FeedClient("1", look, Eye.PUBLIC, Optional::empty, false, before);
        FeedLines lines = new FeedLines(List.of(), new byte[0], new byte[] {'x', '\n'}, after);

        client.tell(before, lines);
        client.tell(before, lines);

        assertThat(client.next()).isEqualTo(new byte[] {'x', '\n'});
        assertThat(client.next()).isNull();
        assertThat(client.position()).isEqualTo(after);
    }
}
