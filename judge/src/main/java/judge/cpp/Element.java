package judge.cpp;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.cpp.Run.Piece;
import org.jspecify.annotations.Nullable;

/** A part of a shape by itself. */
interface Element {

    /** Stands for any characters of a token. */
    String ANY = "…";

    /** Joins it with what comes after it. */
    Piece before(Piece next);

    /** The tokens of which one is at its beginning; none where it may be any, or where it may be empty. */
    default Set<String> begins() {
        return Set.of();
    }

    /** The token of the code as {@link #begins} has it: quoted ones are all the same. */
    static String key(Fragment code, int at) {
        return at < code.to() && code.token(at).isQuoted() ? "\"\"" : code.at(at);
    }

    /** The index of what may stand with or without the name of the standard library's namespace. */
    static int behindStd(Fragment code, int at) {
        return code.at(at).equals("std") && code.at(at + 1).equals("::") ? at + 2 : at;
    }

    /** A token as it is written, where … stands for any characters. */
    static Element word(String text) {
        Predicate<Token> wanted = wanted(text);
        return new Element() {
            @Override
            public Piece before(Piece next) {
                return (at, run) -> {
                    int here = text.equals("std") ? at : behindStd(run.code, at);
                    return here < run.to && wanted.test(run.code.token(here)) && next.fits(here + 1, run);
                };
            }

            @Override
            public Set<String> begins() {
                boolean quoted = text.startsWith("\"") || text.startsWith("'");
                return quoted ? Set.of("\"\"") : text.contains(ANY) ? Set.of() : Set.copyOf(List.of(text, "std"));
            }
        };
    }

    private static Predicate<Token> wanted(String text) {
        if (text.contains(ANY)) {
            Pattern like = Pattern.compile(
                    Stream.of(text.split(ANY, -1)).map(Pattern::quote).collect(Collectors.joining(".*")),
                    Pattern.DOTALL);
            return token -> like.matcher(token.text()).matches();
        }
        return switch (text) {
            case "\"\"" -> Token::isQuoted;
            case "''" -> token -> token.kind() == Token.Kind.CHARACTER;
            default -> token -> token.is(text);
        };
    }

    static Element sequence(List<Element> parts) {
        return new Element() {
            @Override
            public Piece before(Piece next) {
                Piece all = next;
                for (int i = parts.size() - 1; i >= 0; i--) {
                    all = parts.get(i).before(all);
                }
                return all;
            }

            @Override
            public Set<String> begins() {
                return parts.stream()
                        .filter(part -> !(part instanceof Look))
                        .findFirst()
                        .map(Element::begins)
                        .orElse(Set.of());
            }
        };
    }

    /**
     * One of several, some times.
     *
     * @param slot of the name of what is found; -1 where it has none
     */
    record Group(List<Element> branches, int least, int most, int slot) implements Element {

        @Override
        public Piece before(Piece next) {
            if (least == 1 && most == 1) {
                return once(next);
            }
            Piece[] rounds = new Piece[most + 1];
            rounds[most] = next;
            for (int i = most - 1; i >= 0; i--) {
                Piece again = once(rounds[i + 1]);
                boolean may = i >= least;
                rounds[i] = (at, run) -> run.mayStep() && (again.fits(at, run) || (may && next.fits(at, run)));
            }
            return rounds[0];
        }

        private Piece once(Piece next) {
            List<Piece> pieces = new ArrayList<>();
            for (Element branch : branches) {
                if (slot < 0) {
                    pieces.add(branch.before(next));
                }
            }
            return slot < 0
                    ? (at, run) -> run.mayStep() && pieces.stream().anyMatch(piece -> piece.fits(at, run))
                    : (at, run) -> run.mayStep()
                            && branches.stream().anyMatch(branch -> branch.before(
                                            (end, same) -> same.bind(slot, behindStd(same.code, at), end, next))
                                    .fits(at, run));
        }

        @Override
        public Set<String> begins() {
            Set<String> all = new HashSet<>();
            for (Element branch : branches) {
                all.addAll(branch.begins());
                if (least == 0 || branch.begins().isEmpty()) {
                    return Set.of();
                }
            }
            return all;
        }
    }

    /** Something at the place, or from it on, that is only looked at. */
    record Look(List<Element> branches, Where where, boolean wanted) implements Element {

        enum Where {
            BEFORE,
            HERE,
            ANYWHERE
        }

        @Override
        public Piece before(Piece next) {
            return (at, run) -> {
                if (wanted) {
                    return isAt(at, run, (end, same) -> next.fits(at, same));
                }
                @Nullable Fragment[] bound = run.bound.clone();
                boolean found = isAt(at, run, (end, same) -> where != Where.BEFORE || end == at);
                run.bound = bound;
                return !found && next.fits(at, run);
            };
        }

        private boolean isAt(int at, Run run, Piece then) {
            Piece here = new Group(branches, 1, 1, -1).before(where == Where.BEFORE ? ends(at, then) : then);
            int first = where == Where.BEFORE ? at - 1 : at;
            int last = where == Where.ANYWHERE ? last(at, run) : first;
            for (int i = first; i <= last && run.mayStep(); i++) {
                if (i >= 0 && here.fits(i, run)) {
                    return true;
                }
            }
            return false;
        }

        private static Piece ends(int at, Piece then) {
            return (end, run) -> end == at && then.fits(end, run);
        }

        private static int last(int at, Run run) {
            int close = at < run.to && run.code.around(at) >= 0 ? run.code.partner(run.code.around(at)) : run.to;
            return Math.min(close < 0 ? run.to : close, run.to) - 1;
        }
    }
}
