package judge.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import judge.online.JudgingFigures;
import judge.online.JudgingFigures.Durations;
import judge.online.JudgingFigures.UpTo;
import org.junit.jupiter.api.Test;

/** The dashboard that is documented, against the figures that the server has. */
class DashboardTest {

    private static final Path DASHBOARD = Path.of("judge/docs/grafana.json");
    private static final Pattern NAME = Pattern.compile("judge_\\w+");
    private static final Pattern PHASE = Pattern.compile("phase=\"(\\w+)\"");

    @Test
    void asksForFiguresThatThereAreAndForAllOfThem() throws IOException {
        JsonNode dashboard = new ObjectMapper().readTree(DASHBOARD.toFile());
        List<String> asked = dashboard.findValuesAsText("expr");
        Durations some = new Durations(1, 1, List.of(new UpTo(50, 1)));
        String figures = new MetricsText(Clock.systemUTC())
                .of(List.of(), new JudgingFigures(0, null, 0, Map.of("AC", 1L), 0, some, some, some, some));

        Set<String> names = found(NAME, asked);

        assertThat(asked).isNotEmpty();
        assertThat(found(NAME, List.of(figures))).containsAll(names);
        assertThat(found(Pattern.compile("(?<=# TYPE )judge_\\w+"), List.of(figures)))
                .allSatisfy(name -> assertThat(names).anyMatch(one -> one.startsWith(name)));
        assertThat(found(PHASE, List.of(figures))).containsAll(found(PHASE, asked));
    }

    private static Set<String> found(Pattern pattern, Collection<String> texts) {
        return texts.stream()
                .flatMap(text -> pattern.matcher(text).results())
                .map(MatchResult::group)
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
