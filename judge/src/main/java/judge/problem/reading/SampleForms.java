package judge.problem.reading;

import java.util.List;
import java.util.Set;
import judge.problem.yaml.Faults;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.PackageIndex;

/** Checks the forms of a sample that are shown, or can be downloaded, in place of its input or answer. */
record SampleForms(PackageIndex index, boolean legacy, Faults warnings) {

    /** The endings of files that a statement may show of a sample that is no case, such as of a dialogue. */
    static final Set<String> SHOWN =
            Set.of(".in.statement", ".ans.statement", ".in.download", ".ans.download", ".interaction");

    /** The one of them that the legacy format has too. */
    static final Set<String> TALK = Set.of(".interaction");

    /** Warns where an input or an answer has two forms that are shown, or can be downloaded, in its place. */
    void requireOne(String base, Set<String> endings) {
        for (List<String> forms : List.of(
                List.of(".in.statement", ".interaction"),
                List.of(".out", ".ans.statement", ".interaction"),
                List.of(".out", ".ans.download"))) {
            List<String> there = forms.stream().filter(endings::contains).toList();
            if (there.size() > 1 && base.startsWith("data/sample/")) {
                warnings.add(
                        index.shown(base + there.get(1)),
                        PackageFault.SAMPLE_FORM_TWICE,
                        base.substring(base.lastIndexOf('/') + 1) + there.get(0));
            }
        }
    }

    /**
     * Warns where only one of two forms is there: the one that is shown in place of an input or an answer, and the one
     * that is downloaded.
     */
    void requireBoth(String base, Set<String> endings) {
        for (String ending : List.of(".in", ".ans")) {
            String shown = ending + ".statement";
            String downloaded = ending + ".download";
            boolean both = endings.contains(shown) == endings.contains(downloaded);
            boolean talk = endings.containsAll(TALK);
            if (!both && !legacy && !talk && base.startsWith("data/sample/") && !endings.contains(".out")) {
                String there = endings.contains(shown) ? shown : downloaded;
                String missing = endings.contains(shown) ? downloaded : shown;
                warnings.add(
                        index.shown(base + there),
                        PackageFault.CASE_COMPANION_MISSING,
                        base.substring(base.lastIndexOf('/') + 1) + missing);
            }
        }
    }
}
