package judge.explain.cpp.change;

import java.util.List;
import java.util.Set;
import judge.cpp.Fragment;
import judge.cpp.Shape;

/** Other heads of a loop: where it begins and ends, by one or in the other direction. */
final class HeadRewrites {

    private static final Shape COMPARED = Shape.of(
            "$^ $x:word $s«< | <= | > | >=» «without: = | < | > | <= | >= | << | >> | & | && | \\| | ||» $y:some $$");

    /** The body of a loop that begins with reading. */
    private static final Shape READS = Shape.of("$^ ) «{»? «$_:type $_ .. ;»? «cin | scanf | getline»");

    /** The body of a loop that keeps what is greatest or least. */
    private static final Shape BEST = Shape.of("$^ ) «{»? if ( .. «< | > | <= | >=» .. ) «{»? $_:place =");

    private static final Shape NAME = Shape.of("$_ «. «size | length» ( )»?");

    private final PossibleChanges found;
    private final Part part;
    private final Fragment first;
    private final String begins;
    private final String condition;
    private final String step;

    private HeadRewrites(Part part, PossibleChanges found) {
        this.found = found;
        this.part = part;
        first = part.firstValue();
        begins = first.text();
        condition = part.tail().get(1).text();
        step = part.tail().get(2).text();
    }

    static void add(Part part, PossibleChanges found) {
        HeadRewrites rewrites = new HeadRewrites(part, found);
        rewrites.expressions();
        if (!rewrites.first.isEmpty()) {
            COMPARED.at(part.tail().get(1)).ifPresent(compared -> {
                rewrites.ends(compared.text("x"), compared.text("s"), compared.get("y"));
                rewrites.directions(compared.text("x"), compared.text("s"), compared.text("y"));
            });
        }
    }

    private void add(int rank, String first, String condition, String step) {
        found.head(rank, part, first, condition, step);
    }

    private void expressions() {
        List<Fragment> tail = part.tail();
        ExpressionRewrites.find(found, part, tail.get(1), (rank, text) -> {
            if (!isTurned(condition, text, step)) {
                add(rank, begins, text, step);
            }
        });
        ExpressionRewrites.find(found, part, first, (rank, text) -> add(rank, text, condition, step));
        int rank = stepRank(tail.get(1), tail.get(2));
        ExpressionRewrites.find(found, part, tail.get(2), (other, text) -> add(rank, begins, condition, text));
    }

    /** Tells whether a loop that counts towards its end would not begin at all. */
    private static boolean isTurned(String before, String other, String step) {
        boolean up = step.contains("++") && before.contains("<");
        boolean down = step.contains("--") && before.contains(">");
        return (up && !other.contains("<") && other.contains(">"))
                || (down && !other.contains(">") && other.contains("<"));
    }

    /** A loop that counts another variable than it asks for. */
    private static int stepRank(Fragment condition, Fragment step) {
        return step.tokens().stream().anyMatch(one -> one.isName() && condition.has(one.text())) ? 3 : 0;
    }

    private void ends(String name, String sign, Fragment last) {
        String end = last.text();
        if (NAME.fits(last) && sign.startsWith("<")) {
            nearer(name, name + " " + sign + " " + end, end);
        }
        if (first.size() == 1 && Character.isLetter(begins.charAt(0))) {
            add(2, begins + " + 1", condition, step);
            add(3, begins + " - 1", condition, step);
        }
        if (begins.equals("1") && sign.equals("<=")) {
            add(1, "0", name + " < " + end, step);
        }
        if (begins.equals("0") && sign.equals("<")) {
            add(1, "1", name + " <= " + end, step);
        }
    }

    /** One round less or more, or as many less as another loop is at. */
    private void nearer(String name, String compared, String end) {
        add(3, begins, compared + (compared.contains("<=") ? " + 1" : " - 1"), step);
        part.twins().getOrDefault(name, Set.of()).stream()
                .filter(one -> one.length() == 1 && one.charAt(0) >= 'a')
                .filter(one -> part.visible().contains(one) && !one.equals(name) && !one.equals(end))
                .sorted()
                .limit(2)
                .forEach(one -> {
                    add(3, begins, compared + " - " + one, step);
                    add(3, begins, compared + " - " + one + " - 1", step);
                });
    }

    /** Turns the direction of a loop, except of one that reads input. */
    private void directions(String name, String sign, String end) {
        Fragment body = part.code().part(part.code().to(), found.code().to());
        if (READS.at(body).isPresent()) {
            return;
        }
        boolean single = part.tail().get(2).size() == 2;
        // The last of equal ones, or the first: rather by another sign where they are compared.
        int turned = BEST.at(body).isPresent() ? 1 : 0;
        if (single && step.contains("++")) {
            String last = sign.equals("<") ? end + " - 1" : end;
            add(turned, last, name + " >= " + begins, step.replace("++", "--"));
        }
        if (single && step.contains("--")) {
            String last = sign.equals(">") ? end + " + 1" : end;
            add(turned, last, name + " <= " + begins, step.replace("--", "++"));
        }
    }
}
