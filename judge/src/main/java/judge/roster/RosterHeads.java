package judge.roster;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The names of columns in rosters, in the languages and of the learning platforms that are known. */
public final class RosterHeads {

    /** The contents of a column. */
    enum Kind {
        /** A number or code that the school gives. */
        NUMBER,
        /** A login by the list's own word for it: it comes before a number. */
        OUTRIGHT_LOGIN,
        /** The name that somebody logs in with at the school. */
        LOGIN,
        EMAIL,
        /** A number that may only count the lines, in tables whose students also have others. */
        WEAK,
        /** A number that counts the lines, and says of nobody who it is: each class has a first student. */
        COUNTING,
        /** A mark or a date, which says of nobody who it is. */
        RESULT,
        /** A whole name. */
        NAME,
        /** A first, middle or last name. */
        PART,
        /** The class, section or team within a course. */
        GROUP
    }

    /** A kind and words for it in each line; blanks within a word are underscores. */
    private static final String WORDS = "heads.txt";

    private static final Map<Kind, List<String>> HEADS = heads();

    /** Words that say whose number or name it is: {@code FIRST_NAME_OF_STUDENT} and {@code Student's last name}. */
    private static final Pattern OF_STUDENT = Pattern.compile("^(?:students?|student['’]s|pupil|participant)[ _.-]+"
            + "|[ _.-]+of[ _.-]+(?:the[ _.-]+)?(?:student|pupil|participant)$");

    /** Whole names, unless the other part of the name is in a column of its own. */
    private static final Set<String> MAY_BE_PART = Arrays.stream(
                    ("name nom nome nombre jméno imię név navn namn naam nimi nume ad имя име όνομα 名"
                                    + " ism исм ime meno שם نام ชื่อ vārds vardas")
                            .split(" ", -1))
            .map(RosterHeads::plain)
            .collect(Collectors.toSet());

    /** The number behind a word, as in {@code HW1}. */
    private static final Pattern NUMBERED = Pattern.compile("(?<=.)\\p{N}+$");

    private static final int LONGEST_HEAD = 100;

    private RosterHeads() {}

    private static Map<Kind, List<String>> heads() {
        Map<Kind, List<String>> heads = new LinkedHashMap<>();
        try (InputStream in = Objects.requireNonNull(RosterHeads.class.getResourceAsStream(WORDS), WORDS);
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String[] words = line.split(" ", -1);
                if (!line.startsWith("#")) {
                    heads.computeIfAbsent(Kind.valueOf(words[0]), kind -> new ArrayList<>())
                            .addAll(Arrays.stream(words)
                                    .skip(1)
                                    .map(RosterHeads::plain)
                                    .toList());
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return heads;
    }

    /** Tells whether a cell is the head of a column. */
    static boolean isKnown(String cell) {
        return isWord(word(cell));
    }

    /** Tells whether a word is one of the heads; those of results are not among them: Mark and Test are names, too. */
    private static boolean isWord(String plain) {
        return !plain.isEmpty()
                && HEADS.entrySet().stream()
                        .anyMatch(words -> words.getKey() != Kind.RESULT
                                && words.getValue().contains(plain));
    }

    /** Returns the word by which a head is known, without saying whose it is unless it is known with that. */
    private static String word(String head) {
        String plain = plain(head);
        return isWord(plain) || head.length() > LONGEST_HEAD
                ? plain
                : plain(OF_STUDENT
                        .matcher(head.strip().toLowerCase(Locale.ROOT))
                        .replaceAll(""));
    }

    /** The columns of a kind, those that are most surely it first; parts of names as they stand. */
    static List<Integer> columns(List<String> heads, Kind kind) {
        List<String> plain = heads.stream()
                .map(RosterHeads::word)
                .map(word -> kind == Kind.RESULT ? NUMBERED.matcher(word).replaceFirst("") : word)
                .toList();
        List<String> words = HEADS.getOrDefault(kind, List.of());
        if (kind == Kind.PART) {
            return IntStream.range(0, plain.size())
                    .filter(column -> words.contains(plain.get(column)))
                    .boxed()
                    .toList();
        }
        return words.stream()
                .distinct()
                .flatMap(word -> IntStream.range(0, plain.size())
                        .filter(column -> plain.get(column).equals(word))
                        .boxed())
                .toList();
    }

    /** The columns that tell students apart, the best first. */
    static List<Integer> ids(List<String> heads) {
        return Stream.of(Kind.OUTRIGHT_LOGIN, Kind.NUMBER, Kind.LOGIN, Kind.EMAIL)
                .flatMap(kind -> columns(heads, kind).stream())
                .toList();
    }

    /** Tells whether it is a part of a name where the other part has a column of its own. */
    static boolean mayBePart(String head) {
        return MAY_BE_PART.contains(word(head));
    }

    /** Letters and digits alone, without accents, by which heads are compared. */
    public static String plain(String head) {
        return Normalizer.normalize(head.toLowerCase(Locale.ROOT), Normalizer.Form.NFKD)
                .replace('ł', 'l')
                .replace('ı', 'i')
                .replace('đ', 'd')
                .replaceAll("[^\\p{L}\\p{N}]+|\\p{Lm}+", "");
    }
}
