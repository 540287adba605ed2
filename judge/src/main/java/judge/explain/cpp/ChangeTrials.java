package judge.explain.cpp;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.explain.change.TrialBudget;
import judge.explain.change.Trials;
import judge.explain.cpp.change.ChangePlaces;
import judge.explain.cpp.change.ChangedSource;
import judge.explain.cpp.change.SmallChange;
import judge.explain.cpp.change.WholeChange;
import judge.explain.look.SecondLook;
import judge.explain.look.SecondLook.Example;
import judge.explain.look.SecondLook.Failed;
import judge.language.Program;
import judge.language.gnu.compile.OtherBuild;
import judge.language.gnu.compile.OtherBuild.Built;
import judge.language.gnu.run.NativePrograms;
import judge.reason.Hint;
import judge.sandbox.SandboxException;
import judge.submission.SourceTexts;

/**
 * Tries small changes of a program that has failed, until with one of them it is right in the case that has failed and
 * wrong in no other: the slip is likely there.
 */
record ChangeTrials(
        OtherBuild builds,
        NativePrograms programs,
        Failed failed,
        List<Example> examples,
        Set<Integer> processors,
        String source) {

    private static final Duration BUILDING = Duration.ofSeconds(4);
    private static final Duration RUNNING = Duration.ofMillis(300);

    /** The time for each change where the program itself has no end, and neither have most of its changes. */
    private static final Duration RUNNING_ENDLESS = Duration.ofMillis(30);

    static final Duration TRYING = Duration.ofSeconds(6);

    static final Duration TRYING_ENDLESS = Duration.ofSeconds(2);

    /** The time for building programs with many changes; none is built after that. */
    private static final Duration BUILDING_ALL = Duration.ofSeconds(8);

    /** The time for the changes that each need a program of their own; none is built after that. */
    private static final Duration WHOLE = Duration.ofSeconds(5);

    private static final Duration WHOLE_ENDLESS = Duration.ofSeconds(1);

    private static final int BUILDS = 7;

    /** The program's last argument is the number of a change. */
    private static final String UNCHANGED = "0";

    /** The change that helps, if one does; of a program in a single file. */
    static Optional<Hint> hint(OtherBuild builds, NativePrograms programs, Failed failed, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        List<Example> examples =
                failed.submission().sources().size() == 1 ? failed.examples().read() : List.of();
        if (examples.isEmpty()) {
            return Optional.empty();
        }
        String source =
                SourceTexts.of(failed.submission()).plain().values().iterator().next();
        ChangeTrials changes = new ChangeTrials(builds, programs, failed, examples, processors, source);
        Optional<Hint> small = changes.small();
        return small.isPresent() ? small : changes.whole();
    }

    private boolean isSlow() {
        return failed.how() == SecondLook.How.SLOW;
    }

    /** Changes in several places at once, each in a program of its own. */
    private Optional<Hint> whole() throws IOException, SandboxException, InterruptedException {
        TrialBudget budget = new TrialBudget(isSlow() ? WHOLE_ENDLESS : WHOLE, failed.clock());
        Trials trials = new Trials(examples, failed.run(), processors, budget);
        for (WholeChange whole : WholeChange.of(source)) {
            if (budget.isOver()) {
                return Optional.empty();
            }
            Optional<Built> built =
                    builds.changed(failed, whole.text(), BUILDING, (errors, used) -> budget.spend(used), processors);
            if (built.isEmpty()) {
                continue;
            }
            budget.spend(built.get().used());
            try (Program program = programs.layDown(built.get().compiled())) {
                if (trials.isRightEverywhere(program, UNCHANGED)) {
                    return Optional.of(whole.change().hint());
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Hint> small() throws IOException, SandboxException, InterruptedException {
        Set<Integer> without = new HashSet<>();
        TrialBudget budget = new TrialBudget(BUILDING_ALL, failed.clock());
        for (int i = 0; i < BUILDS && !budget.isOver(); i++) {
            ChangedSource changed = ChangedSource.of(source, without);
            List<ChangePlaces.WrongLine> wrong = new ArrayList<>();
            Optional<Built> built = changed.changes().isEmpty() ? Optional.empty() : built(changed, wrong, budget);
            if (built.isPresent()) {
                return tried(built.get(), changed.changes());
            }
            if (!without.addAll(changed.places().blamed(changed.changes(), wrong, i > 0))) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    private Optional<Built> built(ChangedSource changed, List<ChangePlaces.WrongLine> wrong, TrialBudget budget)
            throws IOException, SandboxException, InterruptedException {
        return builds.changed(
                failed,
                changed.text(),
                BUILDING,
                (errors, used) -> {
                    errors.forEach(one -> wrong.add(new ChangePlaces.WrongLine(one.line(), one.message())));
                    budget.spend(used);
                },
                processors);
    }

    private Optional<Hint> tried(Built built, List<SmallChange> changes)
            throws IOException, SandboxException, InterruptedException {
        TrialBudget budget = new TrialBudget(isSlow() ? TRYING_ENDLESS : TRYING, failed.clock());
        Trials trials = new Trials(examples, failed.run(), processors, budget);
        try (Program program = programs.layDown(built.compiled())) {
            Duration running = isSlow() ? RUNNING_ENDLESS : RUNNING;
            if (!isSlow() && trials.isRight(program, running, UNCHANGED).orElse(true)) {
                return Optional.empty(); // It is not what has failed, or too slow to be tried.
            }
            for (SmallChange change : changes) {
                if (budget.isOver()) {
                    return Optional.empty();
                }
                String number = String.valueOf(change.number());
                boolean helps = change.told().keepsFiles()
                        && trials.isRight(program, running, number).orElse(false);
                if (helps && trials.harmsNone(program, number)) {
                    return Optional.of(change.told().hint());
                }
            }
        }
        return Optional.empty();
    }
}
