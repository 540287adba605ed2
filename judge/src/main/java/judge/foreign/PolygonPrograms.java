package judge.foreign;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.foreign.Testlib.Points;
import org.w3c.dom.Element;

/** Takes the programs that judge in a package of Polygon: its checker, or its interactor with it, and its validator. */
final class PolygonPrograms {

    private final SourceFolder source;
    private final PackageDraft draft;

    PolygonPrograms(SourceFolder source, PackageDraft draft) {
        this.source = source;
        this.draft = draft;
    }

    /** Tells whether its checker or its interactor may give points. */
    boolean mayGivePoints(Element problem) throws ForeignException {
        List<Optional<byte[]>> programs = List.of(checkerSource(problem), interactorSource(problem));
        return programs.stream().flatMap(Optional::stream).anyMatch(Testlib::mayGivePoints);
    }

    void take(Element problem, Points of) throws ForeignException {
        boolean percent = Trees.first(problem, "judging")
                .filter(judging -> judging.getAttribute("treat-points-from-checker-as-percent")
                        .equals("true"))
                .isPresent();
        Points points = percent && of == Points.EARNED ? Points.PERCENT : of;
        if (Trees.first(problem, "assets/interactor").isPresent()) {
            interactor(problem, points);
        } else {
            checker(problem, points);
        }
        for (Element validator : Trees.all(problem, "assets/validators/validator/source")) {
            String path = validator.getAttribute("path");
            if (source.has(path) && isCpp(path)) {
                Testlib.validator(draft, source.bytes(path));
                if (Testlib.isNeededBy(source.bytes(path))) {
                    header("input_validators/validator/", "validator");
                }
                break;
            }
            if (source.has(path)) {
                draft.remark(ImportRemark.VALIDATOR_NOT_CPP, path);
            }
        }
    }

    /** Tells whether a program is in C or C++: only such a program can be called from one around it. */
    private static boolean isCpp(String path) {
        return path.matches(".*\\.(?:c|cc|cpp|cxx|c\\+\\+|h|hpp)");
    }

    private void checker(Element problem, Points points) throws ForeignException {
        Optional<byte[]> found = checkerSource(problem);
        String standard = checkerName(problem);
        boolean built = standardChecker(standard);
        if (found.isPresent() && !built && !Testlib.isNeededBy(found.get())) {
            CheckerCalls.POLYGON.checker(draft, found.get());
        } else if (found.isPresent() && !(built && testlib().isEmpty())) {
            Testlib.checker(draft, found.get(), points);
            header("output_validator/", "checker");
            draft.checkerArguments();
        } else if (!built) {
            String path = path(problem, "assets/checker/source").orElse(standard);
            draft.remark(source.has(path) ? ImportRemark.CHECKER_NOT_CPP : ImportRemark.CHECKER_NOT_THERE, path);
        }
    }

    private void interactor(Element problem, Points points) throws ForeignException {
        Optional<byte[]> checker = checkerSource(problem);
        String path = path(problem, "assets/interactor/source").orElse("interactor.cpp");
        if (!source.has(path)) {
            draft.interactive();
            draft.remark(ImportRemark.INTERACTOR_NOT_THERE, path);
            return;
        }
        if (!isCpp(path)) {
            draft.interactive();
            draft.remark(ImportRemark.INTERACTOR_NOT_CPP, path);
            return;
        }
        Testlib.interactor(draft, source.bytes(path), checker, points);
        header("output_validator/", "interactor");
        if (checker.isEmpty()) {
            Optional<String> other = path(problem, "assets/checker/source").filter(source::has);
            draft.remark(
                    other.isPresent()
                            ? ImportRemark.CHECKER_NOT_CPP_BUT_INTERACTOR
                            : ImportRemark.CHECKER_NOT_THERE_BUT_INTERACTOR,
                    other.orElse(checkerName(problem)));
        }
    }

    private Optional<byte[]> interactorSource(Element problem) throws ForeignException {
        Optional<String> path = path(problem, "assets/interactor/source").filter(source::has);
        return path.isEmpty() ? Optional.empty() : Optional.of(source.bytes(path.get()));
    }

    private Optional<byte[]> checkerSource(Element problem) throws ForeignException {
        Optional<String> path = path(problem, "assets/checker/source")
                .filter(source::has)
                .or(() -> Optional.of("check.cpp").filter(source::has))
                .filter(PolygonPrograms::isCpp);
        return path.isEmpty() ? Optional.empty() : Optional.of(source.bytes(path.get()));
    }

    private static String checkerName(Element problem) {
        return Trees.first(problem, "assets/checker")
                .map(one -> one.getAttribute("name"))
                .orElse("");
    }

    private static Optional<String> path(Element problem, String of) {
        return Trees.first(problem, of).map(one -> one.getAttribute("path"));
    }

    /** Replaces a checker of testlib that compares as the format does; tells whether it was one. */
    private boolean standardChecker(String name) {
        String plain = name.replaceFirst("^std::", "").replaceFirst("\\.cpp$", "");
        if (plain.equals("yesno") || plain.equals("nyesno")) {
            return true;
        }
        if (plain.equals("rcmp")) {
            draft.checkerArguments("float_absolute_tolerance", "1.5e-6");
            return true;
        }
        Map<String, String> tolerances = Map.of("rcmp4", "1e-4", "rcmp6", "1e-6", "rcmp9", "1e-9");
        if (tolerances.containsKey(plain)) {
            draft.checkerArguments("float_tolerance", tolerances.get(plain));
            return true;
        }
        boolean known = List.of("wcmp", "ncmp", "hcmp", "icmp", "lcmp").contains(plain);
        if (known) {
            draft.checkerArguments("case_sensitive");
        }
        return known;
    }

    private Optional<String> testlib() throws ForeignException {
        return source.files().stream()
                .filter(file -> file.endsWith(Testlib.HEADER))
                .findFirst();
    }

    private void header(String folder, String who) throws ForeignException {
        Optional<String> header = testlib();
        if (header.isPresent()) {
            draft.file(folder + Testlib.HEADER, source.bytes(header.get()));
        } else {
            draft.remark(ImportRemark.TESTLIB_NEEDED, who, folder.substring(0, folder.length() - 1));
        }
    }
}
