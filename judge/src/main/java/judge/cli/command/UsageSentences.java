package judge.cli.command;

import java.util.List;
import java.util.stream.Collectors;
import judge.message.Messages;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What is wrong with the arguments, in one sentence; picocli says it in English only. */
public final class UsageSentences {

    private final Messages messages;

    public UsageSentences(Messages messages) {
        this.messages = messages;
    }

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
        return messages.text(
                "usage.bad-value",
                "option",
                name(argument),
                "value",
                value,
                "wanted",
                messages.has(wanted) ? messages.text(wanted) : "");
    }

    private String unmatched(UnmatchedArgumentException e) {
        String first = e.getUnmatched().get(0);
        String suggestion = e.getSuggestions().stream().findFirst().orElse("");
        String key = e.isUnknownOption()
                ? "usage.unknown-option"
                : e.getCommandLine().getSubcommands().isEmpty() ? "usage.unknown-argument" : "usage.unknown-command";
        return messages.text(key, "argument", first, "suggestion", suggestion);
    }

    private String missing(MissingParameterException e) {
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
