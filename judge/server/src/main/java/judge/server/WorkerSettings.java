package judge.server;

import java.nio.file.Path;
import judge.app.JudgeOptions;
import org.jspecify.annotations.Nullable;

/**
 * The settings of a machine that judges for servers elsewhere.
 *
 * @param url the database that they have in common
 * @param data folder of this machine, in which packages are kept, and which nobody else may have at the same time
 * @param name its name among them; null: made of its host and folder
 * @param pool the pool of equal machines that it belongs to; null: none
 * @param judging the rules of judging, and the processors
 */
public record WorkerSettings(
        String url, Path data, @Nullable String name, @Nullable String pool, JudgeOptions judging) {}
