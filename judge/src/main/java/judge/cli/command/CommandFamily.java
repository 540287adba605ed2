package judge.cli.command;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.function.Function;

/**
 * Commands of a module above this one, such as the server's. Each implementation is named in
 * {@code META-INF/services/judge.cli.command.CommandFamily}, so that the judge compiles, and runs, without them.
 */
public interface CommandFamily {

    /** Returns the family's commands by their names, in the order in which the help lists them. */
    Map<String, Function<JudgeCommand, Object>> commands();

    /** Returns the commands of all families that are there. */
    static Map<String, Function<JudgeCommand, Object>> all() {
        Map<String, Function<JudgeCommand, Object>> all = new LinkedHashMap<>();
        ServiceLoader.load(CommandFamily.class, CommandFamily.class.getClassLoader())
                .forEach(family -> all.putAll(family.commands()));
        return all;
    }
}
