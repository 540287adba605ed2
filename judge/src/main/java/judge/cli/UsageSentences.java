package judge.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import judge.message.Messages;
import judge.source.LanguageNames;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in one sentence what is wrong with the arguments; picocli says it in English only. */
record UsageSentences(Messages messages) {

    public String of(ParameterException e) {
        return sentence(e)
                + messages.text(
                        "usage.see-help",
                        "command",
                        e.getCommandLine().getCommandSpec().qualifiedName());
    }

    private String sentence(ParameterException e) {
        if (e instanceof UnmatchedArgumentException unmatched) {
            return unmatched(unmatched);
        }
        if (e instanceof MissingParameterException missing) {
            return missing(missing);
        }
        if (e instanceof OverwrittenOptionException repeated) {
            return messages.text("usage.repeated-option", "option", name(repeated.getOverwritten()));
        }
        @Nullable ArgSpec argument = e.getArgSpec();
        @Nullable String value = e.getValue();
        if (argument == null || value == null) {
            return messages.text("usage.other", "message", String.valueOf(e.getMessage()));
        }
        String general = "usage.wanted." + name(argument).replace("--", "");
        String special = general + "." + e.getCommandLine().getCommandName();
        String wanted = messages.has(special) ? special : general;
        String wish = messages.has(wanted)
                ? messages.text(wanted, "codes", LanguageNames.known().codes())
                : "";
        return messages.text("usage.bad-value", "option", name(argument), "value", value, "wanted", wish);
    }

    private String unmatched(UnmatchedArgumentException e) {
        String first = e.getUnmatched().get(0);
        String suggestion = e.getSuggestions().stream().findFirst().orElse("");
        if (e.getCommandLine().getCommandSpec().findOption(first) != null) {
            return messages.text("usage.option-after-end", "argument", first);
        }
        if (e.isUnknownOption()) {
            return unknownOption(first, suggestion);
        }
        String key = e.getCommandLine().getSubcommands().isEmpty() ? "usage.unknown-argument" : "usage.unknown-command";
        return messages.text(key, "argument", first, "suggestion", suggestion);
    }

    /**
     * The sentence on an unknown option, which may be meant as a file: its name begins with a hyphen, as options do.
     */
    private String unknownOption(String argument, String suggestion) {
        String file = isFile(argument) ? argument : "";
        return messages.text(
                "usage.unknown-option",
                "argument",
                argument,
                "suggestion",
                file.isEmpty() ? suggestion : "",
                "file",
                file);
    }

    private static boolean isFile(String argument) {
        try {
            return Files.exists(Path.of(argument));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    private String missing(MissingParameterException e) {
        Optional<String> option = e.getCommandLine().getUnmatchedArguments().stream()
                .filter(argument -> argument.startsWith("-"))
                .findFirst();
        if (option.isPresent()) {
            return unknownOption(option.get(), "");
        }
        List<ArgSpec> missing = e.getMissing();
        String names = missing.stream().map(UsageSentences::name).collect(Collectors.joining(", "));
        // Only the message tells whether an option or its value is missing.
        boolean lacksValue = String.valueOf(e.getMessage()).contains(" for option ");
        return messages.text(lacksValue ? "usage.missing-value" : "usage.missing", "argument", names);
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }
}
