package judge.cli.server;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import judge.cli.command.CommandFamily;
import judge.cli.command.JudgeCommand;

/** The commands that need the server's module. */
public final class ServerCommands implements CommandFamily {

    @Override
    public Map<String, Function<JudgeCommand, Object>> commands() {
        Map<String, Function<JudgeCommand, Object>> all = new LinkedHashMap<>();
        all.put("serve", ServeCommand::new);
        all.put("worker", WorkerCommand::new);
        all.put("submit", SubmitCommand::new);
        all.put("account", AccountCommand::new);
        all.put("backup", BackupCommand::new);
        all.put("restore", RestoreCommand::new);
        all.put("migrate", MigrateCommand::new);
        return all;
    }
}
