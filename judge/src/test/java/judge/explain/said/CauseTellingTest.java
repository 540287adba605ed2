package judge.explain.said;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.explain.said.CauseTelling.TextCauses;
import judge.language.Compilation;
import judge.language.Compilation.Refused;
import judge.language.Language;
import judge.language.ProgramEnd.Thrown;
import judge.language.RunInput;
import judge.language.SourceCompiler;
import judge.problem.ProblemLimits;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.source.LanguageName;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.submission.SubmissionFiles;
import org.junit.jupiter.api.Test;

class CauseTellingTest {

    private static final Hint CAUSE = Hint.of("semicolon-missing").with("line", 3L);

    private static final Submission SUBMISSION =
            Submission.of("1", "anna", "sum", List.of(new SourceFile("Main.java", new byte[0])), 100);

    /** Refuses everything for the same reason, also where it compiles many. */
    private record Refusing(Reason reason) implements SourceCompiler {

        @Override
        public Compilation compile(Submission submission, ProblemLimits limits, Set<Integer> processors) {
            return new Refused(reason, Optional.of("GB18030"), List.of(), Duration.ofMillis(7));
        }

        @Override
        public SourceCompiler forMany(List<SubmissionFiles> submissions, ProblemLimits limits, int threads) {
            return new Refusing(reason);
        }
    }

    private static TextCauses causes(List<Hint> told) {
        return new TextCauses() {
            @Override
            public List<Hint> ofRefusal(Submission submission, Refused refused) {
                if (told.isEmpty()) {
                    throw new IllegalStateException("a pattern without end");
                }
                return told;
            }

            @Override
            public List<Hint> ofException(Thrown thrown, RunInput input) {
                return List.of();
            }
        };
    }

    private static SourceCompiler compiler(ReasonCode why, List<Hint> told) {
        Language refusing = new Language(LanguageName.JAVA, new Refusing(Reason.of(why)), null);
        return CauseTelling.in(refusing, causes(told)).compiler();
    }

    private static Refused refused(SourceCompiler compiler) throws Exception {
        return (Refused) compiler.compile(SUBMISSION, null, Set.of());
    }

    @Test
    void addsCausesAndChangesNothingElse() throws Exception {
        SourceCompiler compiler = compiler(ReasonCode.COMPILE_ERROR, List.of(CAUSE));

        assertThat(refused(compiler))
                .isEqualTo(new Refused(
                        Reason.of(ReasonCode.COMPILE_ERROR).with(List.of(CAUSE)),
                        Optional.of("GB18030"),
                        List.of(),
                        Duration.ofMillis(7)));
        assertThat(refused(compiler.forMany(List.of(), null, 2)).reason().hints())
                .containsExactly(CAUSE);
    }

    @Test
    void tellsNoCauseWhereLookingForItBreaksDown() throws Exception {
        assertThat(refused(compiler(ReasonCode.COMPILE_ERROR, List.of())).reason())
                .isEqualTo(Reason.of(ReasonCode.COMPILE_ERROR));
    }

    @Test
    void tellsTheUsualCauseOfAReasonThatAloneSaysWhatIsMissing() throws Exception {
        assertThat(refused(compiler(ReasonCode.NO_MAIN_CLASS, List.of()))
                        .reason()
                        .hints())
                .extracting(Hint::code)
                .containsExactly("main-missing");
    }
}
