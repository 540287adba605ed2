package judge.explain.cpp.rule;

import static judge.explain.cpp.rule.BareSource.has;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The structs and classes of a file and their members, as far as they can be told without a compiler.
 *
 * @param all the structs that are written out
 * @param text the file without what stands in quotes
 * @param outside the text without the bodies of structs
 */
record Structs(List<Struct> all, String text, String outside) {

    private static final Pattern HEAD = Pattern.compile("\\b(?:struct|class)\\s*(\\w*)[^;(){}=>]{0,100}\\{");

    private static final Pattern NAME_BEHIND = Pattern.compile("\\G\\s*(\\w+)");

    private static final Pattern VISIBILITY = Pattern.compile("\\b(?:public|private|protected)\\s*:");

    /** The declared name: the last word before its sizes and its value. */
    private static final Pattern DECLARED =
            Pattern.compile("^[^=\\[:]*?\\b(\\w++)\\s*+(?:[=\\[:].*)?$", Pattern.DOTALL);

    private static final Pattern TWO_WORDS = Pattern.compile("[\\w>][\\s*&]+\\w");

    /** A virtual function: its name, what follows its parameters, and whether its body comes. */
    private static final Pattern VIRTUAL =
            Pattern.compile("\\bvirtual\\b[^;{}()]{0,200}?(\\w+)\\s*+\\([^(){};]{0,300}\\)([^;{}()]{0,60})([;{])");

    private static final Pattern PURE = Pattern.compile("=\\s*0");

    private static final Pattern WORD = Pattern.compile("\\w+");

    /** The most bases and functions that are looked at. */
    private static final int MOST = 20;

    private static final String TYPE =
            "\\b(?:int|long|short|double|float|char|bool|string|unsigned|auto|\\w{1,40}+<[^;(){}]{0,60}>|[A-Z]\\w*+)";

    /**
     * A struct of the source.
     *
     * @param name its name, or that of its variable where it has none itself
     * @param start of its body in the text
     * @param end of its body in the text
     * @param members names of its variables
     */
    record Struct(String name, int start, int end, Set<String> members) {

        Struct {
            members = Set.copyOf(members);
        }
    }

    Structs {
        all = List.copyOf(all);
    }

    static Structs of(String text) {
        List<Struct> all = new ArrayList<>();
        StringBuilder outside = new StringBuilder();
        Matcher head = HEAD.matcher(text);
        int from = 0;
        while (head.find(from)) {
            outside.append(text, from, head.start()).append(';');
            Struct one = struct(text, head);
            all.add(one);
            from = one.end();
        }
        outside.append(text, from, text.length());
        return new Structs(all, text, outside.toString());
    }

    private static Struct struct(String text, Matcher head) {
        StringBuilder body = new StringBuilder();
        int depth = 1;
        int next = head.end();
        while (next < text.length() && depth > 0) {
            char one = text.charAt(next);
            depth += one == '{' ? 1 : one == '}' ? -1 : 0;
            if (depth == 1) {
                body.append(one == '}' ? ';' : one);
            }
            next++;
        }
        Matcher behind = NAME_BEHIND.matcher(text);
        String name =
                head.group(1).isEmpty() && next < text.length() && behind.find(next) ? behind.group(1) : head.group(1);
        return new Struct(name, head.end(), next, members(body.toString()));
    }

    private static Set<String> members(String body) {
        Set<String> members = new HashSet<>();
        for (String one : VISIBILITY.matcher(body).replaceAll(";").split(";", -1)) {
            if (!one.contains("(") && TWO_WORDS.matcher(one).find()) {
                Stream.of(one.split(",", -1))
                        .map(DECLARED::matcher)
                        .filter(Matcher::find)
                        .forEach(found -> members.add(found.group(1)));
            }
        }
        return members;
    }

    /** The struct that has a variable of the name, where nothing else in the file is declared by it. */
    Optional<String> withMember(String name) {
        Pattern elsewhere =
                Pattern.compile(TYPE + "[\\w\\s,*&\\[\\]]{0,120}?[\\s,*&]" + Pattern.quote(name) + "\\s*[,;=\\[):]");
        return all.stream()
                .filter(one -> !one.name().isEmpty() && one.members().contains(name))
                .filter(one -> !elsewhere.matcher(outside).find())
                .map(Struct::name)
                .findFirst();
    }

    /** The struct whose body has a part of the line, counted from 1. */
    Optional<String> around(long line) {
        int start = 0;
        for (long one = 1; one < line; one++) {
            start = text.indexOf('\n', start) + 1;
        }
        int from = start;
        int next = text.indexOf('\n', from);
        int to = next < 0 ? text.length() : next;
        return all.stream()
                .filter(one ->
                        one.start() <= to && from < one.end() && !one.name().isEmpty())
                .map(Struct::name)
                .findFirst();
    }

    /** The line, from 1, in which the struct declares the member and does not write it out. */
    Optional<Long> lineOfMember(String struct, String name) {
        return inBody(
                        struct,
                        Pattern.compile(
                                "(?<!\\breturn)[\\s*&]" + name + "\\s*(?:\\([^(){};]{0,300}\\)[\\w\\s]{0,40})?;"))
                .map(found -> lineOf(found.start() + 1))
                .findFirst();
    }

    /** The line, from 1, of the first virtual function that the struct does not write and does not leave to others. */
    Optional<Long> lineOfVirtualWithoutBody(String struct) {
        return inBody(struct, VIRTUAL)
                .filter(found -> found.group(3).equals(";") && !found.group(2).contains("="))
                .filter(found -> !text.contains(struct + "::" + found.group(1)))
                .map(found -> lineOf(found.start(1)))
                .findFirst();
    }

    /** A function that a struct has from others with {@code = 0}, and that neither it nor any of them writes. */
    Optional<String> promisedOnly(String struct) {
        String bodies = bodies(family(struct));
        return pure(bodies(List.of(struct))).findFirst().isPresent()
                ? Optional.empty()
                : pure(bodies)
                        .limit(MOST)
                        .filter(name -> !isWritten(name, bodies))
                        .findFirst();
    }

    private String bodies(List<String> names) {
        return all.stream()
                .filter(one -> names.contains(one.name()))
                .map(one -> text.substring(one.start(), one.end()))
                .collect(Collectors.joining("\n"));
    }

    private static Stream<String> pure(String bodies) {
        return VIRTUAL.matcher(bodies)
                .results()
                .filter(found -> PURE.matcher(found.group(2)).find())
                .map(found -> found.group(1));
    }

    private static boolean isWritten(String name, String bodies) {
        return has(bodies, "\\b" + name + "\\s*\\((?![^(){};]{0,300}\\)[\\w\\s]{0,40}=\\s*0\\s*;)");
    }

    /** The struct, what it is derived from, and so on. */
    private List<String> family(String struct) {
        List<String> family = new ArrayList<>(List.of(struct));
        for (int i = 0; i < family.size() && i < MOST; i++) {
            Matcher head = Pattern.compile(
                            "\\b(?:struct|class)\\s+" + family.get(i) + "\\b[^;(){}:]{0,20}:([^;(){}]{0,80})\\{")
                    .matcher(text);
            if (head.find()) {
                WORD.matcher(head.group(1)).results().map(MatchResult::group).forEach(family::add);
            }
        }
        return family.stream().distinct().toList();
    }

    private Stream<MatchResult> inBody(String struct, Pattern wanted) {
        return all.stream().filter(one -> one.name().equals(struct)).flatMap(one -> wanted.matcher(text)
                .region(one.start(), one.end())
                .results());
    }

    private long lineOf(int index) {
        return 1 + text.substring(0, index).chars().filter(one -> one == '\n').count();
    }

    /** The line, from 1, of an operator that compares two of the type, within it or outside. */
    Optional<Long> lineOfOperator(String sign, String type) {
        Matcher operator = Pattern.compile("\\boperator\\s*" + Pattern.quote(sign) + "\\s*\\(([^()]{0,200})\\)")
                .matcher(text);
        Pattern two = Pattern.compile("\\b" + Pattern.quote(type) + "\\b[^,]*,");
        while (operator.find()) {
            int at = operator.start();
            boolean within =
                    all.stream().anyMatch(one -> one.name().equals(type) && one.start() <= at && at < one.end());
            if (within || two.matcher(operator.group(1)).find()) {
                return Optional.of(lineOf(at));
            }
        }
        return Optional.empty();
    }
}
