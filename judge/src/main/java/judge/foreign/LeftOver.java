package judge.foreign;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import judge.reason.Fault;

/** Lists the files that were left over: they are reported, so that nothing is lost in silence. */
final class LeftOver {

    private static final int MOST_NAMED = 3;
    private static final int MOST_KINDS = 12;

    /** Files that are called like a program that judges, or lie in a folder that is. */
    private static final Pattern JUDGES =
            Pattern.compile("(?i)(?:.*/)?(?:chk|check|checker|[stu]pj|special[_-]?judge|judger?"
                    + "|cmp|compare|comparator|interactor|interact|grader|correttore|output_validator|校验器|交互器)"
                    + "(?:[_-]?\\w*(?:\\.(?:c|cc|cpp|cxx|h|hpp|py|java|pas|dpr|go|rs|js|exe|out|sh))?|/.*)");

    private LeftOver() {}

    /**
     * Remarks about the files of a folder that are not taken; each of the files counts as told of then.
     *
     * @param own the files that are meant
     * @param judges whether what judges answers is in the package
     */
    static List<Fault> told(SourceFolder source, Predicate<String> own, boolean judges) throws ForeignException {
        List<String> files = source.notTaken().stream().filter(own).toList();
        files.forEach(source::take);
        List<Fault> remarks = new ArrayList<>();
        if (!judges) {
            List<String> some = files.stream().filter(LeftOver::seemsToJudge).toList();
            if (!some.isEmpty()) {
                remarks.add(Fault.of(ImportRemark.FILES_SEEM_TO_JUDGE, listed(some)));
            }
        }
        if (!files.isEmpty()) {
            remarks.add(Fault.of(ImportRemark.FILES_NOT_TAKEN, listed(files)));
        }
        return remarks;
    }

    /** Tells whether a remark is about a file; of a name that may be a word nobody knows. */
    static boolean isNamed(String file, Fault remark) {
        Pattern name = Pattern.compile("(?<![\\w./-])" + Pattern.quote(file) + "(?![\\w/-]|\\.\\w)");
        return file.matches(".*[./].*")
                && remark.parameters().values().stream()
                        .anyMatch(value -> name.matcher(value.toString()).find());
    }

    /** Tells whether a file is called as checkers and interactors are. */
    static boolean seemsToJudge(String file) {
        return JUDGES.matcher(file).matches();
    }

    /** Returns the remark about an element of an XML file that is not taken. */
    static ImportRemark element(String name) {
        return seemsToJudge(name) ? ImportRemark.FILES_SEEM_TO_JUDGE : ImportRemark.ELEMENT_NOT_TAKEN;
    }

    /** Files by their names; many of a folder that end alike as one, with their number. */
    static String listed(List<String> files) {
        SortedMap<String, List<String>> kinds = new TreeMap<>();
        for (String file : files) {
            String base = SourceFolder.base(file);
            String ending = base.contains(".") ? base.substring(base.lastIndexOf('.')) : "";
            String kind = file.substring(0, file.length() - base.length()) + "*" + ending;
            kinds.computeIfAbsent(kind, any -> new ArrayList<>()).add(file);
        }
        List<String> words = new ArrayList<>();
        for (var kind : kinds.entrySet()) {
            List<String> own = kind.getValue();
            words.addAll(own.size() <= MOST_NAMED ? own : List.of(kind.getKey() + " (" + own.size() + ")"));
        }
        return words.size() <= MOST_KINDS
                ? String.join(", ", words)
                : String.join(", ", words.subList(0, MOST_KINDS)) + ", ... (" + files.size() + ")";
    }
}
