package judge.language.gnu.hint;

import static judge.reason.HintCode.CPP_HEADS_DIFFER;
import static judge.reason.HintCode.CPP_MISSPELT;
import static judge.reason.HintCode.CPP_UNDEFINED_MEMBER;
import static judge.reason.HintCode.CPP_VIRTUAL_BODY;
import static judge.reason.HintCode.NAME_CASE;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.language.hint.Trouble;
import judge.reason.Hint;

/** Where in the sources that stands which the linker does not find: it tells no line. */
final class LinkCauses {

    private static final Pattern UNDEFINED = Pattern.compile("^undefined reference to '(.{1,200})'$");

    private static final Pattern OF_CLASS = Pattern.compile("^(?:vtable|typeinfo|VTT) for (\\w+)$");

    private static final Pattern MEMBER = Pattern.compile("^(\\w+)::(\\w+)(?:\\(.*)?$");

    private static final Pattern FUNCTION = Pattern.compile("^(\\w+)\\(.*\\)$");

    private static final String MAIN = "main";

    /** A function without parameters whose name is main but for a slip of the keys. */
    private static final Pattern LIKE_MAIN = Pattern.compile("^\\s*(?:int|void|signed)\\s+(?!main\\b)"
            + "((?i:m{1,2}a{1,2}i{1,2}n{1,2}|mian|mani|mina|amin|maim|mein|nain|mai|man)|_main|main[_\\d])"
            + "\\s*\\(\\s*(?:void|int\\s+argc\\b.*)?\\s*\\)\\s*(?:\\{.*)?$");

    private LinkCauses() {}

    static Optional<Hint> hint(Trouble trouble, SourceLines lines) {
        Matcher undefined = UNDEFINED.matcher(trouble.message());
        if (!trouble.kind().equals("error") || !undefined.find()) {
            return Optional.empty();
        }
        String what = undefined.group(1);
        if (what.equals(MAIN)) {
            return main(lines);
        }
        Matcher ofClass = OF_CLASS.matcher(what);
        if (ofClass.find()) {
            Hint hint = Hint.of(CPP_VIRTUAL_BODY, "name", ofClass.group(1));
            return lines.structs()
                    .flatMap(one -> one.lineOfVirtualWithoutBody(ofClass.group(1)).stream())
                    .findFirst()
                    .map(line -> hint.with("line", line))
                    .or(() -> Optional.of(hint));
        }
        Matcher member = MEMBER.matcher(what);
        if (member.find()) {
            return lines.structs()
                    .flatMap(one -> one.lineOfMember(member.group(1), member.group(2)).stream())
                    .findFirst()
                    .map(line -> Hint.of(CPP_UNDEFINED_MEMBER, "name", member.group(1) + "::" + member.group(2))
                            .with("line", line));
        }
        Matcher function = FUNCTION.matcher(what);
        return function.find()
                ? otherHead(function.group(1), lines).map(line -> Hint.of(CPP_HEADS_DIFFER, "name", function.group(1))
                        .with("line", line))
                : Optional.empty();
    }

    /** The declaration of a function that is written out as well, so that its parameters must be other ones. */
    private static Optional<Long> otherHead(String name, SourceLines lines) {
        String head =
                "^(?!return\\b|else\\b|[^(]*<<)[A-Za-z_][\\w:<>*& ]{0,80}[\\s*&]" + name + "\\s*\\([^;{}]*\\)\\s*";
        return lines.firstCode(Pattern.compile(head + "(\\{.*)?$")).isPresent()
                ? lines.firstCode(Pattern.compile(head + ";")).map(SourceLines.Line::number)
                : Optional.empty();
    }

    private static Optional<Hint> main(SourceLines lines) {
        return lines.firstCode(LIKE_MAIN).flatMap(one -> LIKE_MAIN
                .matcher(one.text())
                .results()
                .map(found -> found.group(1))
                .map(name -> Hint.of(
                                name.equalsIgnoreCase(MAIN) ? NAME_CASE : CPP_MISSPELT, "name", name, "wanted", MAIN)
                        .with("line", one.number()))
                .findFirst());
    }
}
