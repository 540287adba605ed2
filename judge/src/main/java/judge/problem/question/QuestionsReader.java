package judge.problem.question;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import judge.problem.question.AnswerKey.Kind;
import judge.problem.yaml.Faults;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.PackageIndex;
import judge.problem.yaml.Yaml;
import judge.problem.yaml.YamlMap;

/** Reads the {@code questions.yaml} of a package. */
public final class QuestionsReader {

    private static final String QUESTIONS = "questions";
    private static final int MOST_QUESTIONS = 200;
    private static final int MOST_OPTIONS = 26;
    private static final Pattern ID = Pattern.compile("[A-Za-z0-9][A-Za-z0-9_-]{0,39}");

    /** A question without points would change nothing, and sums of more are no whole numbers any more. */
    private static final String LEAST_POINTS = "0.01";

    private static final String MOST_POINTS = "1000000";

    private final String place;
    private final Faults faults;
    private final Set<String> ids = new HashSet<>();

    private QuestionsReader(String place, Faults faults) {
        this.place = place;
        this.faults = faults;
    }

    /** The questions of a package; empty where it has none, or where they have faults, which are added. */
    public static Optional<Questions> read(PackageIndex index, Faults faults) {
        int before = faults.list().size();
        Optional<Questions> read = index.yaml(Questions.FILE, faults)
                .map(new QuestionsReader(index.shown(Questions.FILE), faults)::questions);
        return faults.list().size() > before ? Optional.empty() : read;
    }

    private Questions questions(YamlMap file) {
        List<AskedQuestion.Group> groups = new ArrayList<>();
        each(file)
                .forEach(item -> groups.add(
                        item.has(QUESTIONS)
                                ? group(item)
                                : new AskedQuestion.Group(LocalText.NONE, List.of(question(item)))));
        file.rejectOthers();
        Questions read = new Questions(groups);
        if (read.all().size() > MOST_QUESTIONS) {
            file.fault(
                    QUESTIONS,
                    QuestionFault.QUESTIONS_TOO_MANY,
                    MOST_QUESTIONS,
                    read.all().size());
        }
        return read;
    }

    private AskedQuestion.Group group(YamlMap keys) {
        LocalText text = text(keys, "text");
        List<AskedQuestion> questions = each(keys).stream().map(this::question).toList();
        keys.rejectOthers();
        return new AskedQuestion.Group(text, questions);
    }

    /** The maps in the list of questions. */
    private List<YamlMap> each(YamlMap keys) {
        List<YamlMap> maps = new ArrayList<>();
        keys.oneOrMany(QUESTIONS).forEach((name, value) -> keys.map(name, value)
                .ifPresentOrElse(
                        maps::add,
                        () -> faults.add(place, value.line(), QuestionFault.QUESTION_NOT_A_MAP, name, value.shown())));
        if (keys.oneOrMany(QUESTIONS).isEmpty()) {
            keys.fault(QUESTIONS, QuestionFault.QUESTIONS_NONE);
        }
        return maps;
    }

    private AskedQuestion question(YamlMap keys) {
        Optional<Kind> kind = kind(keys);
        List<AskedQuestion.Option> options = kind.filter(Kind::isChoice).isPresent() ? options(keys) : List.of();
        AskedQuestion question = new AskedQuestion(
                id(keys),
                points(keys),
                text(keys, "text"),
                options,
                kind.map(one -> key(keys, one, options)).orElse(new AnswerKey(Kind.TEXT, List.of(), "")),
                keys.has("explanation") ? text(keys, "explanation") : LocalText.NONE,
                kind.filter(Kind::isChoice).isPresent() && keys.flag("shuffle").orElse(false));
        kind.ifPresent(one -> refuseOthers(keys, one));
        keys.rejectOthers();
        return question;
    }

    /** Refuses keys that have a meaning in questions of other kinds only. */
    private static void refuseOthers(YamlMap keys, Kind kind) {
        List<String> others =
                switch (kind) {
                    case ONE -> List.of("partial", "tolerance", "ignore");
                    case SEVERAL -> List.of("tolerance", "ignore");
                    case NUMBER -> List.of("options", "shuffle", "partial", "ignore");
                    case TEXT -> List.of("options", "shuffle", "partial", "tolerance");
                };
        others.stream().filter(keys::has).forEach(key -> keys.found(key, QuestionFault.KEY_OF_OTHER_KIND, kind.word()));
    }

    private String id(YamlMap keys) {
        String id = scalar(keys.value("id")).orElse("");
        if (!ID.matcher(id).matches()) {
            keys.found("id", QuestionFault.QUESTION_ID_MALFORMED);
        } else if (!ids.add(id)) {
            keys.found("id", QuestionFault.QUESTION_ID_TWICE);
        }
        return id;
    }

    private static double points(YamlMap keys) {
        return keys.number("points", LEAST_POINTS, MOST_POINTS, "points")
                .map(Number::doubleValue)
                .orElse(1.0);
    }

    private static Optional<Kind> kind(YamlMap keys) {
        if (!keys.has("kind")) {
            keys.fault("kind", PackageFault.KEY_MISSING);
        }
        return keys.choice(
                        "kind", List.of(Kind.values()).stream().map(Kind::word).toList())
                .map(word -> List.of(Kind.values()).stream()
                        .filter(kind -> kind.word().equals(word))
                        .findFirst()
                        .orElseThrow());
    }

    private static List<AskedQuestion.Option> options(YamlMap keys) {
        List<AskedQuestion.Option> options = new ArrayList<>();
        keys.map("options").ifPresent(byId -> byId.keys().forEach(id -> {
            if (!ID.matcher(id).matches()) {
                byId.found(id, QuestionFault.OPTION_ID_MALFORMED);
            }
            options.add(new AskedQuestion.Option(id, text(byId, id)));
        }));
        boolean isMap = keys.value("options").orElse(null) instanceof Yaml.Keys;
        if (!keys.has("options")) {
            keys.fault("options", PackageFault.KEY_MISSING);
        } else if (isMap && (options.size() < 2 || options.size() > MOST_OPTIONS)) {
            keys.found("options", QuestionFault.OPTIONS_COUNT, 2, MOST_OPTIONS);
        }
        return options;
    }

    private static AnswerKey key(YamlMap keys, Kind kind, List<AskedQuestion.Option> options) {
        List<String> right = right(keys);
        if (kind == Kind.ONE && right.size() > 1) {
            keys.found("answer", QuestionFault.RIGHT_ANSWERS_COUNT, kind.word());
        }
        List<String> known = options.stream().map(AskedQuestion.Option::id).toList();
        for (String answer : right) {
            if (kind.isChoice() && !known.contains(answer)) {
                keys.fault("answer", QuestionFault.RIGHT_ANSWER_UNKNOWN, answer, String.join(", ", known));
            } else if (kind == Kind.NUMBER && YamlMap.decimal(answer).isEmpty()) {
                keys.fault("answer", QuestionFault.RIGHT_ANSWER_NO_NUMBER, answer);
            }
        }
        return new AnswerKey(kind, right, rule(keys, kind));
    }

    private static String rule(YamlMap keys, Kind kind) {
        return switch (kind) {
            case ONE -> "";
            case SEVERAL -> keys.choice("partial", List.of(AnswerKey.NONE, AnswerKey.HALF, AnswerKey.SHARE))
                    .orElse(AnswerKey.NONE);
            case NUMBER -> keys.number("tolerance", "0", "1e100", "")
                    .map(Object::toString)
                    .orElse("0");
            case TEXT -> ignored(keys);
        };
    }

    private static String ignored(YamlMap keys) {
        List<String> known = List.of(AnswerKey.CASE, AnswerKey.BLANKS);
        List<String> ignored = keys.textOrTexts("ignore");
        if (!known.containsAll(ignored)) {
            keys.found("ignore", PackageFault.NOT_ONE_OF, String.join(", ", known));
        }
        return String.join(" ", ignored);
    }

    /** The right answers: one or a list, of texts or of numbers. */
    private static List<String> right(YamlMap keys) {
        Map<String, Yaml> values = keys.oneOrMany("answer");
        Map<String, String> right = new LinkedHashMap<>();
        values.forEach((name, value) ->
                scalar(Optional.of(value)).filter(AnswerSheet::isAnswer).ifPresent(text -> right.put(name, text)));
        if (!keys.has("answer")) {
            keys.fault("answer", PackageFault.KEY_MISSING);
        } else if (right.size() < values.size() || values.isEmpty()) {
            keys.found("answer", QuestionFault.RIGHT_ANSWER_MALFORMED, AnswerSheet.LONGEST);
        }
        return right.values().stream().distinct().toList();
    }

    /** A text as it is written, a number too; empty where there is none. */
    private static Optional<String> scalar(Optional<Yaml> value) {
        return value.filter(Yaml.Scalar.class::isInstance)
                .map(one -> ((Yaml.Scalar) one).text().strip())
                .filter(text -> !text.isEmpty());
    }

    /** A text, or one for each language. */
    private static LocalText text(YamlMap keys, String key) {
        Optional<Yaml> value = keys.value(key);
        if (value.isEmpty()) {
            keys.fault(key, PackageFault.KEY_MISSING);
        }
        if (value.orElse(null) instanceof Yaml.Scalar scalar && !scalar.text().isBlank()) {
            return LocalText.of(scalar.text());
        }
        if (value.isPresent() && !(value.get() instanceof Yaml.Keys)) {
            keys.found(key, PackageFault.NOT_TEXT);
            return LocalText.NONE;
        }
        Map<String, String> texts = new LinkedHashMap<>();
        keys.map(key).ifPresent(byLanguage -> byLanguage.keys().forEach(language -> {
            if (!PackageIndex.isLanguage(language)) {
                byLanguage.found(language, PackageFault.LANGUAGE_CODE_MALFORMED);
            }
            scalar(byLanguage.value(language))
                    .ifPresentOrElse(
                            text -> texts.put(language, text), () -> byLanguage.found(language, PackageFault.NOT_TEXT));
        }));
        return new LocalText(texts);
    }
}
