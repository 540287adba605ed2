package judge.problem.making;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import judge.problem.DataMaker;
import judge.problem.DataPlan;
import judge.problem.ProblemType;
import judge.problem.yaml.Faults;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.PackageIndex;
import judge.problem.yaml.ProblemFormatException;

/** Adds to a package the data that it does not bring, and its {@code generators.yaml} or a script of its makes. */
public record DataCompletion(PackageIndex index, ProblemType type, Map<String, String> constants, Faults faults) {

    private static final String DATA = "data/";

    /** The folder with what was made; empty where the package brings all, or it cannot be made. */
    public Optional<Path> made(DataMaker maker) {
        List<String> brought = index.filesBelow("data/secret", ".in");
        if (!index.hasFile(GeneratorsYaml.FILE)) {
            return brought.isEmpty() ? scripted(maker) : Optional.empty();
        }
        Faults own = new Faults();
        Optional<DataPlan> plan = GeneratorsYaml.read(index, type, constants, own);
        own.warnings().list().forEach(faults.warnings()::add);
        if (plan.isEmpty()) {
            // A package that brings its data does not need the rules: faults in them are only warnings.
            Faults graded = brought.isEmpty() ? faults : faults.warnings();
            own.list().forEach(graded::add);
            return Optional.empty();
        }
        DataPlan lacking = lacking(plan.get());
        if (lacking.cases().isEmpty() && lacking.included().isEmpty()) {
            return Optional.empty();
        }
        if (!brought.isEmpty() && !namesAny(plan.get(), brought)) {
            faults.warnings().add(index.shown(GeneratorsYaml.FILE), PackageFault.CASES_DIFFER_FROM_RULES);
            return Optional.empty();
        }
        return made(maker, lacking);
    }

    private Optional<Path> scripted(DataMaker maker) {
        Optional<String> script = DataScripts.find(index);
        return script.isEmpty()
                ? Optional.empty()
                : taken(script.get(), () -> maker.run(DataScripts.read(index, script.get())));
    }

    private Optional<Path> made(DataMaker maker, DataPlan lacking) {
        return taken(GeneratorsYaml.FILE, () -> Optional.of(maker.make(lacking)));
    }

    /** Makes data. */
    @FunctionalInterface
    private interface Step {
        Optional<Path> made() throws ProblemFormatException, IOException;
    }

    private Optional<Path> taken(String place, Step step) {
        try {
            Optional<Path> made = step.made();
            if (made.isPresent()) {
                Path folder = made.get();
                try (Stream<Path> files = Files.walk(folder.resolve("data"))) {
                    files.filter(Files::isRegularFile)
                            .forEach(file ->
                                    index.addMade(folder.relativize(file).toString(), file));
                }
            }
            return made;
        } catch (ProblemFormatException e) {
            e.faults().forEach(faults::add);
        } catch (IOException | UncheckedIOException e) {
            faults.add(index.shown(place), PackageFault.MADE_DATA_UNREADABLE, e);
        }
        return Optional.empty();
    }

    private static boolean namesAny(DataPlan plan, List<String> brought) {
        Set<String> named = new HashSet<>(plan.included().keySet());
        plan.cases().forEach(one -> named.add(one.name()));
        return brought.stream()
                .map(file -> file.substring(DATA.length(), file.length() - ".in".length()))
                .anyMatch(named::contains);
    }

    private DataPlan lacking(DataPlan plan) {
        List<DataPlan.Case> cases = new ArrayList<>();
        for (DataPlan.Case one : plan.cases()) {
            if (lacks(one.name(), one.answer() != DataPlan.Answer.NONE)) {
                cases.add(asBrought(one));
            }
        }
        SortedMap<String, String> included = new TreeMap<>();
        plan.included().forEach((copy, original) -> {
            if (lacks(copy, false)) {
                included.put(copy, original);
            }
        });
        return plan.with(cases, included);
    }

    private boolean lacks(String name, boolean answer) {
        String path = DATA + name;
        boolean input = index.hasFile(path + ".in") || index.hasFile(path + ".in.statement");
        return !input || (answer && !index.hasFile(path + ".ans"));
    }

    /** Returns the case with the files that the package brings, which stay as they are. */
    private DataPlan.Case asBrought(DataPlan.Case one) {
        SortedMap<String, String> copied = new TreeMap<>(one.copied());
        SortedMap<String, String> written = new TreeMap<>(one.written());
        SortedMap<String, String> links = new TreeMap<>(one.links());
        for (String ending : DataPlan.ENDINGS) {
            String path = DATA + one.name() + ending;
            if (index.hasFile(path)) {
                copied.put(ending, path);
                written.remove(ending);
                links.remove(ending);
            }
        }
        boolean input = index.hasFile(DATA + one.name() + ".in");
        return new DataPlan.Case(
                one.name(),
                one.line(),
                input ? Optional.empty() : one.call(),
                one.retries(),
                copied,
                written,
                links,
                one.answer(),
                one.solution());
    }
}
