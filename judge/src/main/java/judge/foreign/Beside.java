package judge.foreign;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.source.FencedSamples;
import judge.source.SpacedFormulas;

/**
 * Takes files beside test data that nothing names: statements and solutions by their names, and programs with testlib
 * by the way in which they register. Every file that is taken is remarked.
 */
final class Beside {

    private static final Pattern STATEMENT =
            Pattern.compile("(?i)(?:.*/)?(?:statement|problem|problem[_-]statement|description|desc"
                    + "|题面|题目|题目描述|试题)(?:[._-](zh|en|[a-z]{2})(?:[_-][a-z]+)?)?\\.(md|markdown|tex|pdf|txt)");
    private static final Pattern README = Pattern.compile("(?i)(?:.*/)?readme(?:[._-](zh|en))?\\S*\\.(md|markdown)");
    private static final Pattern WRITTEN = Pattern.compile("(?i)(?:.*/)?[^/]+\\.(?:md|markdown|tex|pdf)");
    private static final Pattern OF_OTHERS =
            Pattern.compile("(?i)(?:.*/)?[^/]*(?:tutorial|editorial|solution|readme|题解|解题|changelog|license)[^/]*");
    private static final Pattern PICTURE =
            Pattern.compile("[a-zA-Z0-9_][a-zA-Z0-9_./-]*\\.(?i:png|jpe?g|gif|svg|webp)");
    private static final List<String> KINDS = List.of("md", "tex", "pdf");

    private static final Pattern SOLUTION =
            Pattern.compile("(?i)(?:.*/)?(?:std|sol|solution|ac|accepted|main|model|标程|标准程序)"
                    + "(?:[_-]?(?:\\d+|ac|full|100|java|cpp|py))*"
                    + "\\.(?:cc|cpp|cxx|c|py|java)|(?:.*/)?(?:std|solutions?|标程)/[^/]+\\.(?:cc|cpp|cxx|c|py|java)");
    private static final Pattern WRONG =
            Pattern.compile("(?i).*(?:wa|wrong|bad|tle|slow|mle|rte|brute|naive|force|bf|暴力|错)[^/]*");

    private static final Pattern CPP = Pattern.compile("(?i).*\\.(?:c|cc|cpp|cxx|c\\+\\+)");
    private static final Pattern REGISTERS = Pattern.compile("\\bregister(TestlibCmd|Interaction|Validation)\\s*\\(");
    private static final Pattern INCLUDED = Pattern.compile("(?m)^\\s*#\\s*include\\s*\"([A-Za-z0-9_][\\w.-]*)\"");

    private final SourceFolder source;
    private final Predicate<String> own;
    private final PackageDraft draft;
    private final Set<FencedSamples.Sample> samples = new HashSet<>();

    /**
     * The files of a folder.
     *
     * @param own the files that belong to this problem
     */
    Beside(SourceFolder source, Predicate<String> own, PackageDraft draft) {
        this.source = source;
        this.own = own;
        this.draft = draft;
    }

    private List<String> files() throws ForeignException {
        return source.notTaken().stream().filter(own).toList();
    }

    /** Takes the statement where there is none yet: one for each language, of the first kind that it comes in. */
    void statements(String title) throws ForeignException {
        if (draft.hasStatement("")) {
            return;
        }
        List<String> files = files();
        List<String> found = files.stream().filter(STATEMENT.asMatchPredicate()).toList();
        if (found.isEmpty()) {
            List<String> others = files.stream()
                    .filter(WRITTEN.asMatchPredicate())
                    .filter(OF_OTHERS.asMatchPredicate().negate())
                    .toList();
            found = others.size() == 1
                    ? others
                    : files.stream().filter(README.asMatchPredicate()).toList();
        }
        for (String file : found.stream()
                .sorted(Comparator.comparing((String file) -> KINDS.indexOf(kind(file)))
                        .thenComparing(String::length)
                        .thenComparing(file -> file))
                .toList()) {
            String kind = kind(file);
            String text = kind.equals("pdf") ? "" : source.peek(file);
            String language = language(file, title + text);
            if (draft.hasStatement(language)) {
                continue;
            }
            String target = "statement/problem." + language + "." + kind;
            if (kind.equals("pdf")) {
                draft.file(target, source.later(file));
            } else {
                draft.text(target, kind.equals("tex") ? source.text(file) : SpacedFormulas.tight(source.text(file)));
                pictures(file, text);
            }
            draft.name(language, title);
            draft.remark(ImportRemark.STATEMENT_TAKEN, file);
        }
    }

    private static String kind(String file) {
        String ending = file.substring(file.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return KINDS.contains(ending) ? ending : "md";
    }

    private static String language(String file, String text) {
        for (Pattern pattern : List.of(STATEMENT, README)) {
            Matcher named = pattern.matcher(file);
            if (named.matches() && named.group(1) != null) {
                return named.group(1).toLowerCase(Locale.ROOT);
            }
        }
        return FpsStatement.isChinese(file + text) ? "zh" : "en";
    }

    /** Adds the pictures that the text names. */
    private void pictures(String statement, String text) throws ForeignException {
        String folder = statement.substring(
                0, statement.length() - SourceFolder.base(statement).length());
        for (String file : files()) {
            String picture = file.startsWith(folder) ? file.substring(folder.length()) : "";
            if (PICTURE.matcher(picture).matches() && text.contains(picture.replaceFirst("\\.\\w+$", ""))) {
                draft.fileOnce("statement/" + picture, source.later(file));
            }
        }
    }

    /**
     * Adds the pictures of a folder that a text names in a way of its own.
     *
     * @param mark the beginning of such a name
     * @return the text with the names that they have beside it
     */
    String shown(String text, String folder, String mark) throws ForeignException {
        String shown = text;
        for (String file : source.files()) {
            String picture = file.startsWith(folder) ? file.substring(folder.length()) : "";
            if (PICTURE.matcher(picture).matches() && shown.contains(mark + picture)) {
                draft.fileOnce("statement/" + picture, source.later(file));
                shown = shown.replace(mark + picture, picture);
            }
        }
        return SpacedFormulas.tight(shown);
    }

    /** Takes the samples of a statement, but for those that it has in another language too; returns the rest of it. */
    String withoutSamples(String file, String statement) {
        FencedSamples fenced = FencedSamples.of(statement);
        for (FencedSamples.Sample one : fenced.samples()) {
            if (samples.add(one)) {
                draft.sample(
                        new DraftGroup.Case("", DraftFile.of(utf8(one.input())), DraftFile.of(utf8(one.answer()))));
            }
        }
        if (!fenced.samples().isEmpty()) {
            draft.remark(ImportRemark.SAMPLES_OF_STATEMENT, file);
        }
        return fenced.rest();
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** Takes programs with testlib for what they register as; two that register as the same are left for a person. */
    void judges() throws ForeignException {
        Optional<String> interactor = alone("Interaction");
        Optional<String> checker = alone("TestlibCmd");
        Optional<String> validator = alone("Validation");
        if (interactor.isPresent()) {
            Optional<byte[]> last = checker.isPresent() ? Optional.of(source.bytes(checker.get())) : Optional.empty();
            Testlib.interactor(draft, source.bytes(interactor.get()), last, Testlib.Points.HUNDREDTHS);
            headers(interactor.get(), "output_validator/", "interactor");
            draft.remark(ImportRemark.INTERACTOR_TAKEN, interactor.get());
        } else if (checker.isPresent()) {
            Testlib.checker(draft, source.bytes(checker.get()), Testlib.Points.HUNDREDTHS);
            draft.checkerArguments();
        }
        if (checker.isPresent()) {
            headers(checker.get(), "output_validator/", "checker");
            draft.remark(ImportRemark.CHECKER_TAKEN, checker.get());
        }
        if (validator.isPresent()) {
            Testlib.validator(draft, source.bytes(validator.get()));
            headers(validator.get(), "input_validators/validator/", "validator");
            draft.remark(ImportRemark.VALIDATOR_TAKEN, validator.get());
        }
    }

    private Optional<String> alone(String role) throws ForeignException {
        List<String> found = new ArrayList<>();
        for (String file : files()) {
            if (CPP.matcher(file).matches()) {
                String code = source.peek(file);
                Matcher registers = REGISTERS.matcher(code);
                if (code.contains(Testlib.HEADER)
                        && registers.find()
                        && registers.group(1).equals(role)) {
                    found.add(file);
                }
            }
        }
        return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }

    /** Files that a program includes lie beside it; testlib.h may lie anywhere. */
    private void headers(String program, String target, String who) throws ForeignException {
        String folder = program.substring(
                0, program.length() - SourceFolder.base(program).length());
        Matcher included = INCLUDED.matcher(new String(source.bytes(program), StandardCharsets.ISO_8859_1));
        while (included.find()) {
            String header = included.group(1);
            Optional<String> found = Optional.of(folder + header).filter(source::has);
            if (header.equals(Testlib.HEADER) && found.isEmpty()) {
                found = source.files().stream()
                        .filter(file -> SourceFolder.base(file).equals(Testlib.HEADER))
                        .findFirst();
            }
            if (found.isPresent()) {
                draft.fileOnce(target + header, source.later(found.get()));
            }
        }
        if (!draft.has(target + Testlib.HEADER)) {
            draft.remark(ImportRemark.TESTLIB_NEEDED, who, target.substring(0, target.length() - 1));
        }
    }

    /** Takes programs that are called as those are that are right. */
    void solutions() throws ForeignException {
        for (String file : files()) {
            String target = "submissions/accepted/" + SourceFolder.base(file);
            if (SOLUTION.matcher(file).matches()
                    && !WRONG.matcher(SourceFolder.base(file)).matches()
                    && draft.takes(target, source, file)) {
                draft.remark(ImportRemark.ACCEPTED_TAKEN, file);
            }
        }
    }
}
