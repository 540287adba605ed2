package judge.cpp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads what declares variables: their types, names, sizes and first values. */
record Declarations(Fragment code) {

    private static final Set<String> COMMA = Set.of(",");

    /** The variables of a declaration up to an index; none where it is no declaration. */
    List<Variable> variables(int from, int to) {
        int type = Types.end(code, from, to);
        return type == from ? List.of() : behind(from, type, to);
    }

    /** The variables behind a type or a struct. */
    List<Variable> behind(int from, int typeEnd, int to) {
        int end = typeEnd;
        while (end > from && isMark(end - 1)) {
            end--;
        }
        Fragment type = code.part(from, end);
        List<Variable> all = new ArrayList<>(structured(type, end, to));
        for (Fragment one : all.isEmpty() ? declarators(end, to) : List.<Fragment>of()) {
            Optional<Variable> variable = declarator(type, one);
            if (variable.isEmpty() && all.isEmpty()) {
                return List.of();
            }
            variable.ifPresent(all::add);
        }
        return all;
    }

    private List<Fragment> declarators(int from, int to) {
        return code.part(from, to).split(",");
    }

    private boolean isMark(int index) {
        String text = code.at(index);
        return text.equals("*") || text.equals("&") || text.equals("&&");
    }

    private Optional<Variable> declarator(Fragment type, Fragment one) {
        int name = one.from();
        while (name < one.to() && (isMark(name) || code.at(name).equals("const"))) {
            name++;
        }
        int end = sizes(name + 1, one.to());
        boolean ends = end >= one.to() || Set.of("=", "(", "{", ":").contains(code.at(end));
        if (name >= one.to() || !code.isOwnName(name) || !ends) {
            return Optional.empty();
        }
        String marks = code.part(one.from(), name).plain().replace(" ", "").replace("const", "");
        return Optional.of(
                new Variable(type, marks, code.token(name), dimensions(name + 1, end), value(end, one.to())));
    }

    private int sizes(int from, int to) {
        int end = from;
        while (end < to && code.at(end).equals("[") && code.partner(end) > end) {
            end = code.behind(end);
        }
        return end;
    }

    private List<Fragment> dimensions(int from, int to) {
        List<Fragment> all = new ArrayList<>();
        for (int i = from; i < to; i = code.behind(i)) {
            all.add(code.part(i + 1, code.partner(i)));
        }
        return all;
    }

    private Optional<Fragment> value(int from, int to) {
        boolean equal = code.at(from).equals("=");
        boolean brackets = code.partner(from) > from && code.partner(from) < to;
        return from >= to || !(equal || brackets)
                ? Optional.empty()
                : Optional.of(equal ? code.part(from + 1, to) : code.part(from + 1, code.partner(from)));
    }

    /** The names of {@code auto [a, b]}. */
    private List<Variable> structured(Fragment type, int from, int to) {
        int open = from;
        while (open < to && isMark(open)) {
            open++;
        }
        List<Variable> all = new ArrayList<>();
        if (type.has("auto") && code.at(open).equals("[")) {
            String marks = code.part(from, open).plain();
            code.part(open, code.behind(open))
                    .names()
                    .forEach(name -> all.add(new Variable(type, marks, name, List.of(), Optional.empty())));
        }
        return all;
    }

    /** The parameters between the parentheses of a function, those without a name left out. */
    List<Variable> parameters(int from, int to) {
        List<Variable> all = new ArrayList<>();
        int at = from;
        while (at < to) {
            int type = Types.end(code, at, to);
            int end = code.part(type, to).next(type, COMMA);
            List<Variable> one = type == at ? List.of() : behind(at, type, end);
            all.addAll(one.stream().limit(1).toList());
            at = end + 1;
        }
        return all;
    }

    /** Tells whether the parentheses have parameters in them, and no values. */
    boolean areParameters(int from, int to) {
        int at = from;
        while (at < to) {
            int type = Types.end(code, at, to);
            boolean named = type < to && code.isOwnName(type);
            if (type == at || !(named || Keywords.isOfType(code.at(at)) || isMark(type - 1))) {
                return code.at(at).equals("...");
            }
            at = code.part(type, to).next(type, COMMA) + 1;
        }
        return true;
    }
}
