package judge.explain.file;

import java.util.Set;
import java.util.stream.IntStream;
import judge.cpp.Fragment;
import judge.cpp.Shape;

/** A place in a source, from a token on. */
record CallPlace(Fragment code, int at) {

    private static final Shape CONDITION = Shape.of("«if | else | catch»");
    private static final Shape PYTHON_CONDITION = Shape.of("«if «not: __name__» | elif | else | except | try»");

    private static final Set<String> ENDS = Set.of(";", "{", "}", "\n");

    /** Returns the statement up to the place. */
    Fragment before() {
        int begin = at;
        while (begin > 0 && !ENDS.contains(code.at(begin - 1))) {
            begin--;
        }
        return code.part(begin, at);
    }

    /** Tells whether the statement, or a block around it, begins with a condition. */
    boolean isBehindCondition() {
        return IntStream.iterate(at, i -> i >= 0, code::around)
                .filter(i -> i == at || code.at(i).equals("{"))
                .anyMatch(i -> CONDITION.isIn(new CallPlace(code, i).before()));
    }

    /** Tells whether the line of Python is indented below a condition, or begins with one. */
    boolean isBelowCondition() {
        int indent = Integer.MAX_VALUE;
        for (int i = at; i >= 0 && indent > 0; i--) {
            boolean begins =
                    (i == 0 || code.at(i - 1).equals("\n")) && !code.at(i).equals("\n");
            int start = code.token(i).start();
            int own = begins ? start - code.source().lastIndexOf('\n', start - 1) - 1 : indent;
            if (own < indent && PYTHON_CONDITION.at(code.part(i, code.to())).isPresent()) {
                return true;
            }
            indent = Math.min(own, indent);
        }
        return false;
    }
}
