package judge.web.page.teacher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.ZoneId;
import java.util.Map;
import judge.online.Refusal;
import judge.service.course.AssignmentSettings;
import org.junit.jupiter.api.Test;

class AssignmentDraftTest {

    private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

    @Test
    void anAssignmentClosesAtNoOtherTimeThanWasTyped() {
        AssignmentDraft typed = draft("2026-03-29T02:30", "");
        assertThat(refused(() -> typed.settings(BERLIN, null)).code()).isEqualTo("time-skipped");
        AssignmentDraft late = draft("2026-03-29T01:30", "2026-03-29T02:30");
        assertThat(refused(() -> late.settings(BERLIN, null)).code()).isEqualTo("time-skipped");
        AssignmentSettings settings = typed.settings(ZoneId.of("Asia/Shanghai"), null);
        assertThat(settings.closes()).isEqualTo("2026-03-28T18:30:00Z");
    }

    private static AssignmentDraft draft(String closes, String late) {
        return new AssignmentDraft(
                "A",
                "a",
                "2026-03-01T08:00",
                closes,
                late,
                "0",
                new AssignmentDraft.Disclosure("full", true, true),
                "",
                "best",
                "0",
                Map.of("sum", "10"));
    }

    private static Refusal refused(Runnable request) {
        return catchThrowableOfType(Refusal.class, request::run);
    }
}
