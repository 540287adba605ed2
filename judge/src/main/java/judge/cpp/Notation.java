package judge.cpp;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import judge.cpp.Element.Look.Where;
import judge.cpp.Hole.Kind;

/** Reads the notation of shapes. */
final class Notation {

    private static final int MOST_ROUNDS = 100;

    private final String text;
    private final List<Token> tokens;
    private final List<String> names = new ArrayList<>();
    private int at;

    Notation(String text) {
        this.text = text;
        tokens = Tokenizer.tokens(text);
    }

    /** The names in the shape, in the order in which they come. */
    List<String> names() {
        return List.copyOf(names);
    }

    Element all() {
        List<Element> branches = branches();
        if (at < tokens.size() || branches.size() != 1) {
            throw wrong();
        }
        return branches.get(0);
    }

    private IllegalArgumentException wrong() {
        String rest = at < tokens.size() ? text.substring(tokens.get(at).start()) : "the end";
        return new IllegalArgumentException("in the shape " + text + ": not understood from " + rest + " on");
    }

    private String peek(int ahead) {
        return at + ahead < tokens.size() ? tokens.get(at + ahead).text() : "";
    }

    private boolean takes(String sign) {
        boolean there = peek(0).equals(sign);
        at += there ? 1 : 0;
        return there;
    }

    private void blanks() {
        while (at < tokens.size() && !tokens.get(at).isCode()) {
            at++;
        }
    }

    private List<Element> branches() {
        List<Element> branches = new ArrayList<>();
        do {
            List<Element> parts = new ArrayList<>();
            blanks();
            while (at < tokens.size() && !peek(0).equals("»") && !peek(0).equals("|")) {
                parts.add(part());
                blanks();
            }
            branches.add(parts.size() == 1 ? parts.get(0) : Element.sequence(parts));
        } while (takes("|"));
        return branches;
    }

    private Element part() {
        if (takes("«")) {
            return group();
        }
        if (takes("$")) {
            return hole();
        }
        if (takes("...")) {
            return next -> Hole.stretch(-1, 0, "", next);
        }
        if (peek(0).equals(".") && peek(1).equals(".")) {
            at += 2;
            return next -> Hole.stretch(-1, 0, ";", next);
        }
        at += peek(0).equals("\\") && peek(1).equals("|") ? 1 : 0;
        at++;
        String word = peek(-1);
        return Element.word(takes(Element.ANY) ? word + Element.ANY : word);
    }

    private Element group() {
        String word = peek(0).equals("not") && peek(2).equals("after") ? "not after" : peek(0);
        boolean after = word.equals("not after");
        if (Set.of("not", "is", "has", "without", "after", "not after").contains(word)
                && peek(after ? 3 : 1).equals(":")) {
            at += after ? 4 : 2;
            List<Element> branches = branches();
            close();
            Where where = word.endsWith("after")
                    ? Where.BEFORE
                    : word.equals("not") || word.equals("is") ? Where.HERE : Where.ANYWHERE;
            return new Element.Look(
                    branches, where, Set.of("is", "has", "after").contains(word));
        }
        return counted(-1);
    }

    private void close() {
        if (!takes("»")) {
            throw wrong();
        }
    }

    private Element counted(int slot) {
        List<Element> branches = branches();
        close();
        if (takes("?")) {
            return new Element.Group(branches, 0, 1, slot);
        }
        if (takes("*")) {
            return new Element.Group(branches, 0, MOST_ROUNDS, slot);
        }
        return new Element.Group(branches, 1, takes("+") ? MOST_ROUNDS : 1, slot);
    }

    private Element hole() {
        if (takes("^")) {
            return next -> (at, run) -> at == run.code.from() && next.fits(at, run);
        }
        if (takes("$")) {
            return next -> (at, run) -> at == run.to && next.fits(at, run);
        }
        if (at >= tokens.size() || !tokens.get(at).isName()) {
            throw wrong();
        }
        int slot = slot(peek(0));
        at++;
        if (takes("«")) {
            return counted(slot);
        }
        Element hole = new Hole(kind(), slot);
        return takes("?") ? new Element.Group(List.of(hole), 0, 1, -1) : hole;
    }

    private Kind kind() {
        if (!peek(0).equals(":")
                || at + 1 >= tokens.size()
                || !tokens.get(at + 1).isName()) {
            return Kind.NAME;
        }
        at += 2;
        try {
            return Kind.valueOf(peek(-1).toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException unknown) {
            at--;
            throw wrong();
        }
    }

    private int slot(String name) {
        if (!names.contains(name) && !name.equals("_")) {
            names.add(name);
        }
        return names.indexOf(name);
    }
}
