package judge.roster;

import static java.util.stream.Collectors.joining;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The students of a class in the order of their roster. */
public final class Roster {

    /** The name of the file beside submissions. */
    public static final String FILE = "roster.csv";

    /** A shorter number is found within other names by chance. */
    private static final int LEAST_PART = 4;

    private static final int MOST_WORDS = 6;

    private final List<Student> students;
    private final List<Long> lines;
    private final Map<String, Student> byExactId = new HashMap<>();
    private final Map<String, Set<Student>> byId = new HashMap<>();
    private final Map<String, Set<Student>> byNumber = new HashMap<>();
    private final Map<String, Set<Student>> byName = new HashMap<>();
    private final Map<String, Set<Student>> byBoth = new HashMap<>();
    private final Map<String, Set<Student>> byTurned = new HashMap<>();
    private final Map<String, Set<Student>> byOther = new HashMap<>();
    private final Map<Student, Integer> places = new HashMap<>();

    /** A roster of these students. */
    public Roster(List<Student> students) {
        this(students, List.of());
    }

    /** A roster of these students, who stand in those lines of a table. */
    Roster(List<Student> students, List<Long> lines) {
        this.students = List.copyOf(students);
        this.lines = List.copyOf(lines);
        for (Student student : students) {
            places.put(student, places.size());
            String id = plain(student.id());
            byExactId.put(normal(student.id()), student);
            String name = plain(student.name());
            add(byId, id, student);
            if (id.matches("\\d+")) {
                add(byNumber, withoutZeros(id), student);
            }
            if (!name.isEmpty()) {
                add(byName, name, student);
                add(byBoth, id + name, student);
                add(byBoth, name + id, student);
            }
            for (String turned : turned(student.name())) {
                add(byTurned, turned, student);
                add(byBoth, id + turned, student);
                add(byBoth, turned + id, student);
            }
            otherIds(student).forEach(other -> add(byOther, plain(other), student));
        }
    }

    /** The same name with later words first: lists have the last name before the first one, or after it. */
    private static List<String> turned(String name) {
        List<String> words =
                parts(name).stream().filter(word -> !word.isEmpty()).toList();
        int count = words.size() > MOST_WORDS ? 1 : words.size();
        return IntStream.range(1, count)
                .mapToObj(first ->
                        String.join("", words.subList(first, count)) + String.join("", words.subList(0, first)))
                .toList();
    }

    private static void add(Map<String, Set<Student>> index, String key, Student student) {
        index.computeIfAbsent(key, any -> new LinkedHashSet<>()).add(student);
    }

    /** Returns the students in the order of the roster. */
    public List<Student> students() {
        return students;
    }

    /** The line of the table in which a student stands, from 1; 0 where that is not known. */
    public long line(Student student) {
        int place = places.getOrDefault(student, lines.size());
        return place < lines.size() ? lines.get(place) : 0;
    }

    /** The part of an address before the sign is often the login. */
    private static Stream<String> otherIds(Student student) {
        Stream<String> logins = Stream.concat(student.others().stream(), Stream.of(student.id()))
                .filter(other -> other.indexOf('@') > 0)
                .map(other -> other.substring(0, other.indexOf('@')));
        return Stream.concat(student.others().stream(), logins);
    }

    /**
     * The student that a contestant is, found by the name of the submission's folder: it has the number, the name, or
     * both, perhaps among other words, else another number or login of the list. Empty where several would fit.
     */
    public Optional<Student> find(String contestant) {
        return only(whoFit(contestant));
    }

    /** Returns the students who fit the name of the contestant's folder. */
    private Set<Student> whoFit(String contestant) {
        Optional<Student> exact = Optional.ofNullable(byExactId.get(normal(contestant)));
        if (exact.isPresent()) {
            return Set.of(exact.get());
        }
        String whole = plain(contestant);
        for (Map<String, Set<Student>> index : List.of(byId, byBoth, byName, byTurned, byOther)) {
            Set<Student> found = index.getOrDefault(whole, Set.of());
            if (!found.isEmpty()) {
                return found;
            }
        }
        return whoFitInPart(contestant);
    }

    private Set<Student> whoFitInPart(String contestant) {
        Set<Student> byPart = new LinkedHashSet<>();
        Set<Student> byNamePart = new LinkedHashSet<>();
        Set<Student> byOtherPart = new LinkedHashSet<>();
        for (String part : parts(contestant)) {
            byNamePart.addAll(byName.getOrDefault(part, Set.of()));
            if (part.length() >= LEAST_PART) {
                byPart.addAll(byId.getOrDefault(part, Set.of()));
                byOtherPart.addAll(byOther.getOrDefault(part, Set.of()));
            }
        }
        if (byPart.isEmpty() && !byNamePart.isEmpty()) {
            return byNamePart;
        }
        if (byPart.isEmpty()) {
            return namedIn(contestant).stream().allMatch(byOtherPart::contains) ? byOtherPart : Set.of();
        }
        // A number together with another student's name: better no student than the wrong one.
        boolean other = byPart.size() == 1 && !byNamePart.isEmpty() && !byNamePart.containsAll(byPart);
        return other ? Set.of() : byPart;
    }

    /** Returns the contestant's name, with the students who fit where it is not found. */
    public String stranger(String contestant) {
        Set<Student> surely = whoFit(contestant);
        Set<Student> named = surely.isEmpty() ? namedIn(contestant) : surely;
        Set<Student> fit = named.isEmpty() ? withOtherZeros(contestant) : named;
        return fit.isEmpty()
                ? contestant
                : fit.stream().map(student -> student.label() + "?").collect(joining(" ", contestant + " (", ")"));
    }

    /**
     * Tells whether somebody who is not found has the number of a student but for zeros before it, as spreadsheets drop
     * them.
     */
    public boolean lacksZeros(String contestant) {
        return whoFit(contestant).isEmpty()
                && namedIn(contestant).isEmpty()
                && !withOtherZeros(contestant).isEmpty();
    }

    private Set<Student> withOtherZeros(String contestant) {
        Set<Student> found = new LinkedHashSet<>();
        List<String> numbers = new ArrayList<>(parts(contestant));
        numbers.removeIf(part -> part.length() < LEAST_PART);
        numbers.add(plain(contestant));
        for (String number : numbers) {
            byNumber.getOrDefault(withoutZeros(number), Set.of()).stream()
                    .filter(student -> !plain(student.id()).equals(number))
                    .forEach(found::add);
        }
        return found;
    }

    private static String withoutZeros(String number) {
        return number.replaceFirst("^0+(?=.)", "");
    }

    /** Returns the students whose names of several words stand in it: somebody else's name may have them, too. */
    private Set<Student> namedIn(String contestant) {
        Set<Student> named = new LinkedHashSet<>();
        List<String> parts = parts(contestant);
        for (int from = 0; from < parts.size(); from++) {
            for (int to = from + 2; to <= Math.min(parts.size(), from + MOST_WORDS); to++) {
                named.addAll(byName.getOrDefault(String.join("", parts.subList(from, to)), Set.of()));
            }
        }
        return named;
    }

    private static Optional<Student> only(Set<Student> found) {
        return found.size() == 1 ? Optional.of(found.iterator().next()) : Optional.empty();
    }

    /** Contestants as they stand on the roster, those who do not after them; equal ones stay in their order. */
    public Comparator<String> order() {
        return Comparator.comparingInt(
                contestant -> find(contestant).map(places::get).orElse(students.size()));
    }

    /** The same with only the students who are among the contestants: the others were not asked for. */
    public Roster of(List<String> contestants) {
        Set<Student> wanted = new LinkedHashSet<>();
        contestants.forEach(contestant -> find(contestant).ifPresent(wanted::add));
        return new Roster(students.stream().filter(wanted::contains).toList());
    }

    private static List<String> parts(String name) {
        return List.of(normal(name).split("[^\\p{L}\\p{N}]+"));
    }

    /** The letters and digits of a name: separators vary too much. */
    private static String plain(String name) {
        return normal(name).replaceAll("[^\\p{L}\\p{M}\\p{N}]+", "");
    }

    private static String normal(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
    }
}
