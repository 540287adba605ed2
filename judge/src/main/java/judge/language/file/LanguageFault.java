package judge.language.file;

import java.util.List;
import judge.reason.Code;
import judge.reason.Codes;
import judge.reason.FaultCode;

/** Faults of a file that describes a language. */
enum LanguageFault implements FaultCode {
    LANGUAGE_FILE_NAME_NOT_ALLOWED,
    ENTRY_NAME_MALFORMED("key"),
    LANGUAGE_BUILT_IN("language"),
    LANGUAGE_ENDING_MALFORMED("key", "found"),
    PLACEHOLDER_UNKNOWN("key", "placeholder", "known", "found"),
    PLACEHOLDER_NOT_ALONE("key", "found"),
    RUN_WITHOUT_PROGRAM("key", "found"),
    RUN_WITHOUT_BUILDING("key", "found"),
    TOOL_NAME_MALFORMED("key", "found"),
    PATH_MALFORMED("key", "found"),
    PACKAGE_MALFORMED("key", "found"),
    ARTIFACT_MALFORMED("key", "found"),
    FORM_MALFORMED("key", "message", "found"),
    FORM_WITHOUT_GROUP("key", "group", "found"),
    SYNTAX_OF_NO_LANGUAGE("key", "known", "found"),
    SPAN_MALFORMED("key", "found"),
    OPTION_NAME_MALFORMED("key", "found"),
    OPTION_WITHOUT_CHOICE("key"),
    NO_LANGUAGE_FILES,
    ENDING_SHARED("key", "ending", "language", "example"),
    PACKAGE_NOT_INSTALLED("key", "package", "found"),
    PATH_NOT_THERE("key", "path", "found"),
    VERSION_NOT_TOLD("language", "command", "status", "said"),
    LANGUAGE_NOT_INSTALLED("language", "tool", "places", "command");

    @SuppressWarnings("ImmutableEnumChecker") // List.of is immutable.
    private final List<String> parameters;

    LanguageFault(String... parameters) {
        this.parameters = List.of(parameters);
    }

    @Override
    public List<String> parameters() {
        return parameters;
    }

    /** The codes of the family. */
    public static final class All implements Codes {

        @Override
        public List<Code> codes() {
            return List.of(values());
        }
    }
}
