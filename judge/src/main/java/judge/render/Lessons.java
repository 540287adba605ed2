package judge.render;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import judge.gradebook.CaseFigures;
import judge.gradebook.Mistake;
import judge.gradebook.Paper;
import judge.gradebook.SharedAnswer;
import judge.message.Messages;
import judge.message.Visible;
import judge.render.ClassPage.Count;
import judge.render.ClassPage.Failed;
import judge.render.ClassPage.Made;
import judge.render.ClassPage.Shared;
import judge.verdict.Verdict;

/** Sums up what went wrong in a class, for discussion. */
record Lessons(Messages messages) {

    /** The first ones are the typical mistakes; three hundred contestants share many. */
    private static final int MOST_SHARED = 20;

    /** Characters of all names together. */
    private static final int MOST_NAMES = 300;

    ClassPage.Lessons of(Paper paper, List<CaseFigures> cases) {
        return new ClassPage.Lessons(
                paper.mistakes().stream().map(this::made).toList(),
                cases.stream().filter(one -> one.failed() > 0).map(this::failed).toList(),
                paper.shared().stream().limit(MOST_SHARED).map(this::shared).toList());
    }

    private String name(String code) {
        return messages.text("mistake." + code);
    }

    private Made made(Mistake mistake) {
        return new Made(
                name(mistake.code()),
                mistake.contestants().size(),
                names(mistake.contestants()),
                mistake.cases().stream().map(Charts::shortName).collect(Collectors.joining(" ")));
    }

    private Failed failed(CaseFigures one) {
        List<Count> verdicts = one.verdicts().entrySet().stream()
                .filter(entry -> entry.getKey() != Verdict.AC)
                .sorted(Map.Entry.<Verdict, Integer>comparingByValue().reversed())
                .map(entry -> new Count(entry.getKey().name(), messages.name(entry.getKey()), entry.getValue()))
                .toList();
        String mistakes = one.mistakes().entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .map(entry -> name(entry.getKey()) + " (" + entry.getValue() + ")")
                .collect(Collectors.joining("; "));
        return new Failed(one.name(), one.failed(), one.run(), verdicts, mistakes);
    }

    private Shared shared(SharedAnswer one) {
        return new Shared(
                one.testCase(),
                Visible.of(one.answer()),
                one.mistake().map(this::name).orElse(""),
                one.contestants().size(),
                names(one.contestants()));
    }

    private static String names(List<String> contestants) {
        return Visible.of(String.join(", ", contestants), MOST_NAMES);
    }
}
