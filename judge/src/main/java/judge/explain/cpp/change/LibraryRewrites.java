package judge.explain.cpp.change;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Changes of how the library is called: up to where a range goes, what is erased, what is passed over in reading. */
final class LibraryRewrites {

    /** A remainder: the value and the divisor. */
    private static final Pattern TAKEN = Pattern.compile(
            "(\\([^()=;]{1,60}\\)|(?<![\\w.\\])])[A-Za-z_]\\w*+)\\s*+%\\s*+([A-Za-z_]\\w*+|[0-9]{1,9})\\b(?![.(\\[])");

    private static final Pattern SEARCHED =
            Pattern.compile("\\b(?:lower_bound|upper_bound|find|count)\\s*+\\(\\s*+\\w++(?:\\.begin\\(\\))?(?=\\s*+,)");

    private static final Pattern CHOSEN = Pattern.compile("\\b([A-Za-z_]\\w*+)(?=\\s*+\\?)");

    private static final Pattern STACK = Pattern.compile("\\bstack\\s*+<[^;(){}]{1,40}>\\s*+(\\w++)\\s*+;");

    private static final List<String> COUNTERS = List.of("i", "j");

    private static final Pattern FROM_SECOND =
            Pattern.compile("(\\((\\w++)\\s*+\\+\\s*+1\\s*+,\\s*+\\2\\s*+\\+\\s*+\\w++)(?=\\s*+[,)])");

    private static final Pattern ERASES =
            Pattern.compile("\\b(\\w++(?:\\[\\w++\\])?)\\.erase\\s*+\\(\\s*+([\\w.\\[\\]+-]{1,40}+)\\s*+\\)\\s*+;");

    private static final Pattern ERASES_FOUND =
            Pattern.compile("\\b(\\w++(?:\\[\\w++\\])?)\\.erase\\s*+\\(\\s*+\\1\\.(?:find|lower_bound)\\s*+\\(\\s*+"
                    + "([^();]{1,40}+)\\s*+\\)\\s*+\\)\\s*+;");

    private static final Pattern READS_CHARACTER = Pattern.compile("scanf\\s*+\\(\\s*+\"(?:[^\" ]*[^\" %])?%c");

    /** A row that takes over the values of the row before it, only from some place on. */
    private static final Pattern ROW = Pattern.compile("\\bfor\\s*+\\(\\s*+(?:int|long long|ll)\\s++(\\w++)\\s*+=\\s*+"
            + "([^;]{1,40}?)\\s*+;[^;{}]{1,60}+;\\s*+(?:\\1\\+\\+|\\+\\+\\1)\\s*+\\)\\s*+\\{\\s*+"
            + "((\\w++)\\[(\\w++)\\]\\[\\1\\]\\s*+=\\s*+\\4\\[\\5\\s*+-\\s*+1\\]\\[\\1\\]\\s*+;)");

    private static final Pattern BOTH_WAYS =
            Pattern.compile("((\\w++(\\[(\\w++)\\]\\[(\\w++)\\]))\\s*+=\\s*+(\\w++)\\s*+;)\\s*+"
                    + "(\\w++\\[\\5\\]\\[\\4\\]\\s*+=\\s*+\\6\\s*+;)");

    private static final String AT = "\\[([^\\[\\]]{1,20}+)\\]\\[([^\\[\\]]{1,20}+)\\]";

    private static final Pattern AREA =
            Pattern.compile("\\b(\\w++)" + AT + "\\s*+-\\s*+\\1" + AT + "\\s*+-\\s*+\\1" + AT);

    private static final Pattern INDEX = Pattern.compile("\\b(\\w++)\\[(\\w++)\\](?!\\[)");

    private static final Pattern EMPTY = Pattern.compile("(\\w++)\\.empty\\(\\)");

    private static final Pattern SIGN = Pattern.compile("==\\s*+'[-+]'");

    private static final Pattern WORD = Pattern.compile(">>\\s*+(\\w++)\\s*+\\)");

    private final String source;
    private final PossibleChanges found;

    private LibraryRewrites(String source) {
        this.source = source;
        found = new PossibleChanges(source);
    }

    static List<PossibleChange> of(String source, List<Part> parts) {
        LibraryRewrites rewrites = new LibraryRewrites(source);
        parts.forEach(rewrites::add);
        return rewrites.found.all();
    }

    private void add(Part part) {
        switch (part.kind()) {
            case STATEMENT -> {
                statement(part);
                value(part);
                leftOver(part);
                shorter(part);
                corner(part);
            }
            case CONDITION -> {
                range(part);
                shifted(part);
                asked(part);
            }
            case INITIAL, RETURN -> {
                value(part);
                range(part);
                corner(part);
            }
            case LOOP -> row(part);
            case BODY -> FunctionRewrites.arrays(source, part, found);
            default -> {}
        }
    }

    private void value(Part part) {
        remainder(part);
        behind(part);
    }

    /** Makes a remainder that is not negative. */
    private void remainder(Part part) {
        Matcher taken = TAKEN.matcher(source).region(part.start(), part.end());
        while (taken.find()) {
            String by = taken.group(2);
            String rest = "((" + taken.group(1) + " % " + by + " + " + by + ") % " + by + ")";
            found.within(2, part, taken.start(), taken.end(), rest);
        }
    }

    /** Searches behind the element that a loop is at. */
    private void behind(Part part) {
        Matcher searched = SEARCHED.matcher(source).region(part.start(), part.end());
        while (searched.find()) {
            for (String counter : COUNTERS) {
                if (part.sees(counter)) {
                    found.within(1, part, searched.end(), searched.end(), " + " + counter + " + 1");
                }
            }
        }
    }

    /** Asks also whether the stack is empty, not only whether all went well. */
    private void leftOver(Part part) {
        Matcher chosen = CHOSEN.matcher(source).region(part.start(), part.end());
        Matcher stack = STACK.matcher(source);
        if (chosen.find() && source.contains("bool " + chosen.group(1)) && stack.find()) {
            found.within(1, part, chosen.end(), chosen.end(), " && " + stack.group(1) + ".empty()");
        }
    }

    private void range(Part part) {
        Matcher range = FROM_SECOND.matcher(source).region(part.start(), part.end());
        if (range.find()) {
            found.within(0, part, range.end(), range.end(), " + 1");
        }
    }

    private void statement(Part part) {
        range(part);
        String text = found.text(part);
        Matcher character = READS_CHARACTER.matcher(text);
        if (character.find()) {
            found.instead(
                    0,
                    part,
                    character.replaceFirst(
                            one -> one.group().substring(0, one.group().length() - 2) + " %c"));
        }
        Matcher known = ERASES_FOUND.matcher(text);
        if (known.find()) {
            found.instead(0, part, "if (" + known.group(1) + ".count(" + known.group(2) + ")) " + text);
            return;
        }
        Matcher erases = ERASES.matcher(text);
        if (erases.find() && source.contains("multiset")) {
            String one = erases.group(1) + ".erase(" + erases.group(1) + ".find(" + erases.group(2) + "));";
            found.instead(0, part, text.substring(0, erases.start()) + one + text.substring(erases.end()));
        }
    }

    /** The two directions of a road of which a shorter one may have been read before. */
    private void shorter(Part part) {
        Matcher both = BOTH_WAYS.matcher(source).region(part.start(), source.length());
        if (both.lookingAt()) {
            String one = both.group(2);
            String value = both.group(6);
            String first = both.group(4);
            String second = both.group(5);
            String back = one.replace(first + "][" + second, second + "][" + first);
            Edit there = new Edit(
                    part.start(), both.end(1), "if (" + value + " < " + one + ") { " + both.group(1) + " }", false);
            Edit again = new Edit(
                    both.start(7), both.end(7), "if (" + value + " < " + back + ") { " + both.group(7) + " }", false);
            found.add(0, part.start(), both.group(1), one + " = min(" + one + ", " + value + ");", there, again);
        }
    }

    /** Adds the corner of a sum over an area that was subtracted twice. */
    private void corner(Part part) {
        String text = found.text(part);
        Matcher area = AREA.matcher(text);
        if (area.find()) {
            boolean turned =
                    area.group(4).equals(area.group(2)) && area.group(7).equals(area.group(3));
            boolean fits = turned
                    || (area.group(5).equals(area.group(3)) && area.group(6).equals(area.group(2)));
            String corner = turned
                    ? area.group(1) + "[" + area.group(6) + "][" + area.group(5) + "]"
                    : area.group(1) + "[" + area.group(4) + "][" + area.group(7) + "]";
            if (fits && !text.replace(" ", "").contains(corner.replace(" ", ""))) {
                found.instead(0, part, text.substring(0, area.end()) + " + " + corner + text.substring(area.end()));
            }
        }
    }

    /** Moves all compared places one back, or one further. */
    private void shifted(Part part) {
        String text = found.text(part);
        Matcher index = INDEX.matcher(text);
        if (index.results().limit(2).count() == 2) {
            found.instead(1, part, index.replaceAll("$1[$2 - 1]"));
            found.instead(2, part, index.replaceAll("$1[$2 + 1]"));
        }
    }

    /**
     * Asks for too few elements in place of none; asks a sign to be the whole word, so that it is not the sign of a
     * number.
     */
    private void asked(Part part) {
        String text = found.text(part);
        Matcher empty = EMPTY.matcher(text);
        if (empty.matches()) {
            for (String other : List.of("n", "m", "k")) {
                if (CodePatterns.has(source, "\\bint\\s++(?:[^;(){}]{0,80}[,\\s])?" + other + "\\s*+[,;]")
                        && part.sees(other)) {
                    found.instead(1, part, empty.group(1) + ".size() < (size_t) " + other);
                }
            }
        }
        Matcher sign = SIGN.matcher(text);
        Matcher name = WORD.matcher(source);
        for (int i = 0; i < 3 && sign.find(0) && name.find(); i++) {
            if (part.sees(name.group(1))) {
                found.instead(1, part, "(" + text + ") && " + name.group(1) + ".size() == 1");
            }
        }
    }

    private void row(Part part) {
        Matcher row = ROW.matcher(source).region(part.start(), part.end());
        if (row.lookingAt() && !row.group(2).matches("[01]")) {
            String name = row.group(1);
            String text =
                    "for (int " + name + " = 0; " + name + " < " + row.group(2) + "; " + name + "++) " + row.group(3);
            found.added(1, part.start(), text);
        }
    }
}
