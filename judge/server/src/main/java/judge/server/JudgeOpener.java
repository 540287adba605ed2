package judge.server;

import judge.app.HostFailure;
import judge.app.JudgeOptions;
import judge.app.OpenJudge;

/** Opens judges; it takes a while. */
@FunctionalInterface
public interface JudgeOpener {

    /** A judge for the server to close. */
    OpenJudge open(JudgeOptions options) throws HostFailure, InterruptedException;
}
