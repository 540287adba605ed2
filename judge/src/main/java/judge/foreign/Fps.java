package judge.foreign;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import judge.foreign.DraftGroup.Case;
import judge.foreign.DraftGroup.Earning;
import judge.foreign.ForeignException.Cause;
import org.jspecify.annotations.Nullable;

/** Sets of problems as HUSTOJ hands them on: one XML file with statements, test data and solutions (FPS). */
final class Fps {

    private static final String ITEM = "item";
    private static final String PICTURE = "img";

    /** HUSTOJ's names of the languages of solutions and checkers, with the endings of their files. */
    private static final Map<String, String> ENDINGS =
            Map.of("C", "c", "Clang", "c", "C++", "cpp", "Clang++", "cpp", "Java", "java", "Python", "py");

    /** All that is read of a problem. */
    private static final Set<String> READ = Set.of(
            "title",
            "time_limit",
            "memory_limit",
            "description",
            "input",
            "output",
            "hint",
            "sample_input",
            "sample_output",
            "test_input",
            "test_output",
            "solution",
            "spj",
            "tpj",
            "prepend",
            "append",
            "remote_oj",
            "remote_id");

    private static final int MOST_PROBLEMS = 2_000;
    private static final int MOST_PARTS = 100_000;
    private static final int MOST_STATEMENT = 1 << 20;

    private final SourceFolder source;
    private final String file;
    private final OwnNames names;
    private int parts;

    /**
     * The set in a file.
     *
     * @param names the names that problems have already
     */
    Fps(SourceFolder source, String file, OwnNames names) {
        this.source = source;
        this.file = file;
        this.names = names;
    }

    /** Tells whether a file begins as such a set does; a set that lies deep in something else is not looked for. */
    static boolean is(SourceFolder source, String file) throws ForeignException {
        return file.matches("(?i)(?:[^/]*/)?[^/]*\\.xml") && source.begin(file).contains("<fps");
    }

    /** An element: its text, and what it says of itself. */
    private record Part(String text, String unit, String language, String name) {}

    /** A problem: its elements by their names, in their order, and its pictures by where they are in the statement. */
    private record Item(Map<String, List<Part>> parts, Map<String, String> pictures, SortedSet<String> others) {

        List<Part> all(String name) {
            return parts.getOrDefault(name, List.of());
        }

        Part one(String name) {
            return all(name).stream().findFirst().orElse(new Part("", "", "", ""));
        }

        String text(String name) {
            return one(name).text();
        }
    }

    List<ForeignProblem> read() throws ForeignException {
        List<Item> items = items();
        if (items.isEmpty()) {
            throw new ForeignException(Cause.LACKS, file, "<item>");
        }
        List<ForeignProblem> problems = new ArrayList<>();
        for (Item item : items) {
            String title = FpsStatement.plain(item.text("title"));
            String own = names.of(
                    Trees.id(title.isBlank() ? SourceFolder.base(file).replaceFirst("(?i)\\.xml$", "") : title));
            problems.add(problem(item, title.isBlank() ? own : title, own));
        }
        return problems;
    }

    private List<Item> items() throws ForeignException {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        // Each of them names a document type on the web, which nobody needs and nobody fetches.
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_COALESCING, true);
        try (InputStream in = source.open(file)) {
            XMLStreamReader xml = factory.createXMLStreamReader(in);
            List<Item> items = new ArrayList<>();
            while (xml.hasNext()) {
                if (xml.next() == XMLStreamReader.START_ELEMENT
                        && xml.getLocalName().equals(ITEM)) {
                    if (items.size() == MOST_PROBLEMS) {
                        throw tooMany(MOST_PROBLEMS);
                    }
                    items.add(item(xml));
                }
            }
            return items;
        } catch (XMLStreamException e) {
            int line = e.getLocation() == null ? 1 : e.getLocation().getLineNumber();
            String said = String.valueOf(e.getMessage()).replaceFirst("(?s).*\\R?Message: ", "");
            throw new ForeignException(Cause.NO_XML, file + ":" + line, said);
        } catch (IOException e) {
            throw new ForeignException(Cause.UNREADABLE, file, String.valueOf(e.getMessage()));
        }
    }

    private ForeignException tooMany(int most) {
        return new ForeignException(Cause.TOO_MANY_PROBLEMS, file, String.valueOf(most));
    }

    private Item item(XMLStreamReader xml) throws XMLStreamException, ForeignException {
        Item item = new Item(new HashMap<>(), new HashMap<>(), new TreeSet<>());
        while (xml.next() != XMLStreamReader.END_ELEMENT || !xml.getLocalName().equals(ITEM)) {
            if (xml.isStartElement()) {
                String name = xml.getLocalName();
                if (++parts > MOST_PARTS) {
                    throw tooMany(MOST_PARTS / MOST_PROBLEMS);
                }
                if (name.equals(PICTURE)) {
                    picture(xml, item.pictures());
                } else if (!READ.contains(name)) {
                    item.others().add(name);
                } else {
                    String unit = attribute(xml, "unit");
                    String language = attribute(xml, "language");
                    String called = CaseNames.of(attribute(xml, "name").strip());
                    Part part = new Part(xml.getElementText(), unit, language, called);
                    item.parts().computeIfAbsent(name, any -> new ArrayList<>()).add(part);
                }
            }
        }
        return item;
    }

    private static void picture(XMLStreamReader xml, Map<String, String> pictures) throws XMLStreamException {
        String place = "";
        while (xml.next() != XMLStreamReader.END_ELEMENT || !xml.getLocalName().equals(PICTURE)) {
            if (xml.isStartElement() && xml.getLocalName().equals("src")) {
                place = xml.getElementText().strip();
            } else if (xml.isStartElement()) {
                pictures.put(place, xml.getElementText());
            }
        }
    }

    private static String attribute(XMLStreamReader xml, String name) {
        return Optional.ofNullable(xml.getAttributeValue(null, name)).orElse("");
    }

    private ForeignProblem problem(Item item, String title, String id) throws ForeignException {
        PackageDraft draft = new PackageDraft();
        limits(item, draft, id);
        for (String part : List.of("title", "description", "input", "output", "hint")) {
            if (item.text(part).length() > MOST_STATEMENT) {
                throw new ForeignException(
                        Cause.TOO_LARGE, file + ": " + id + ": " + part, String.valueOf(MOST_STATEMENT >> 20));
            }
        }
        String statement = new FpsStatement(draft, item.pictures())
                .of(title, item.text("description"), item.text("input"), item.text("output"), item.text("hint"));
        String language = FpsStatement.isChinese(title + statement) ? "zh" : "en";
        draft.name(language, title);
        if (!statement.isBlank()) {
            draft.text("statement/problem." + language + ".md", statement);
        }
        List<Case> samples = cases(item, "sample_input", "sample_output", draft);
        samples.forEach(draft::sample);
        draft.group(new DraftGroup(0, Earning.TOGETHER, List.of(), cases(item, "test_input", "test_output", draft)));
        item.others().forEach(other -> draft.remark(LeftOver.element(other), other));
        checker(item, draft);
        solutions(item, draft);
        if (!item.all("prepend").isEmpty() || !item.all("append").isEmpty()) {
            draft.remark(ImportRemark.LINES_NOT_ADDED);
        }
        String elsewhere = item.text("remote_oj").strip();
        if (!elsewhere.isEmpty()) {
            draft.remark(
                    ImportRemark.JUDGED_ELSEWHERE,
                    elsewhere + " " + item.text("remote_id").strip());
        }
        return draft.finished(id, false);
    }

    private void limits(Item item, PackageDraft draft, String id) throws ForeignException {
        Part time = item.one("time_limit");
        if (!time.text().isBlank()) {
            double value = Amounts.number(time.text(), file + ": " + id + ": time_limit");
            double seconds = time.unit().strip().equalsIgnoreCase("ms") ? value / 1000 : value;
            draft.timeLimit(Amounts.seconds(seconds, file + ": " + id + ": time_limit", time.text()));
        }
        Part memory = item.one("memory_limit");
        if (!memory.text().isBlank()) {
            double value = Amounts.number(memory.text(), file + ": " + id + ": memory_limit");
            double mebibytes = memory.unit().strip().equalsIgnoreCase("kb") ? value / 1024 : value;
            draft.memoryLimit(Amounts.mebibytes(mebibytes, file + ": " + id + ": memory_limit", memory.text()));
        }
    }

    /**
     * Inputs and answers of the same name belong together; where they have no names in common, they stand in the same
     * order. A pair of which both are empty is none.
     */
    private static List<Case> cases(Item item, String input, String answer, PackageDraft draft) {
        List<Part> inputs = item.all(input);
        List<Part> answers = item.all(answer);
        Map<String, Part> named = new HashMap<>();
        answers.forEach(one -> named.put(one.name(), one));
        Set<String> common = inputs.stream().map(Part::name).collect(Collectors.toSet());
        common.retainAll(named.keySet());
        boolean byName = named.size() == answers.size() && !common.isEmpty() && !common.contains("");
        int alone = Math.min(inputs.size(), answers.size());
        if (inputs.size() != answers.size() || (byName && common.size() < inputs.size())) {
            draft.remark(ImportRemark.COUNTS_DIFFER, inputs.size(), input, answers.size(), answer);
        }
        List<Case> cases = new ArrayList<>();
        for (int i = 0; i < (byName ? inputs.size() : alone); i++) {
            Part in = inputs.get(i);
            @Nullable Part out = byName ? named.remove(in.name()) : answers.get(i);
            if (out != null && (!in.text().isBlank() || !out.text().isBlank())) {
                cases.add(new Case(byName ? in.name() : "", data(in.text()), data(out.text())));
            }
        }
        return cases;
    }

    private static DraftFile data(String text) {
        String whole = text.isEmpty() || text.endsWith("\n") ? text : text + "\n";
        return DraftFile.of(whole.getBytes(StandardCharsets.UTF_8));
    }

    /** {@code spj} is called as HUSTOJ does, {@code tpj} is written with testlib. */
    private void checker(Item item, PackageDraft draft) throws ForeignException {
        boolean byTestlib = item.text("spj").isBlank();
        Part checker = item.one(byTestlib ? "tpj" : "spj");
        if (checker.text().isBlank()) {
            draft.checkerArguments("case_sensitive");
            return;
        }
        byte[] code = checker.text().getBytes(StandardCharsets.UTF_8);
        boolean needsHeader = Testlib.isNeededBy(code);
        if (!ENDINGS.getOrDefault(checker.language(), "").startsWith("c")) {
            draft.remark(ImportRemark.CHECKER_LANGUAGE_NOT_TAKEN, checker.language());
            return;
        }
        if (byTestlib) {
            Testlib.checker(draft, code, Testlib.Points.NONE);
        } else {
            CheckerCalls.HUSTOJ.checker(draft, code);
        }
        if (needsHeader && source.has(Testlib.HEADER)) {
            draft.file("output_validator/" + Testlib.HEADER, source.bytes(Testlib.HEADER));
        } else if (needsHeader) {
            draft.remark(ImportRemark.TESTLIB_NEEDED, "checker", "output_validator");
        }
    }

    private static void solutions(Item item, PackageDraft draft) {
        int number = 0;
        for (Part solution : item.all("solution")) {
            Optional<String> ending = Optional.ofNullable(ENDINGS.get(solution.language()));
            if (solution.text().isBlank()) {
                continue;
            }
            if (ending.isEmpty()) {
                draft.remark(ImportRemark.SOLUTION_LANGUAGE_NOT_TAKEN, solution.language());
                continue;
            }
            number++;
            draft.text(
                    "submissions/accepted/solution" + number + "/"
                            + (ending.get().equals("java") ? "Main" : "main") + "." + ending.get(),
                    solution.text());
        }
    }
}
