package judge.server;

import java.nio.file.Path;
import judge.app.JudgeOptions;
import org.jspecify.annotations.Nullable;

/**
 * How a machine is to judge for servers elsewhere.
 *
 * @param url of the database that they have in common
 * @param data folder of this machine, in which packages are kept, and which nobody else may have at the same time
 * @param name what it is called among them; null: after its host and folder
 * @param pool of equal machines to which it belongs; null: to none
 * @param judging how is judged, and on which processors
 */
public record WorkerSettings(
        String url, Path data, @Nullable String name, @Nullable String pool, JudgeOptions judging) {}
