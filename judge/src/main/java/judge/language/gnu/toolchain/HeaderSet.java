package judge.language.gnu.toolchain;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Standard headers of C++ that are kept precompiled together, those that save most first. */
public enum HeaderSet {
    USUAL("algorithm iostream vector"),
    STREAMS("iostream"),
    ALGORITHMS("algorithm");

    private final String headers;

    HeaderSet(String headers) {
        this.headers = headers;
    }

    /** The first of which all are among the given. */
    public static Optional<HeaderSet> within(Set<String> headers) {
        return Arrays.stream(values())
                .filter(set -> headers.containsAll(set.names()))
                .findFirst();
    }

    private List<String> names() {
        return List.of(headers.split(" ", -1));
    }

    /** Returns the name of a header that includes the set. */
    String file() {
        return name().toLowerCase(Locale.ROOT) + ".h";
    }

    /** Returns the text of that header. */
    String text() {
        return names().stream().map(name -> "#include <" + name + ">\n").collect(Collectors.joining());
    }
}
