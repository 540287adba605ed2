package judge.server;

import java.util.Map;
import judge.app.HostFailure;
import judge.app.InstalledLanguages;
import judge.app.JudgeOptions;
import judge.app.OpenJudge;

/** Opens judges; it takes a while. */
@FunctionalInterface
public interface JudgeOpener {

    /** A judge for the server to close. */
    OpenJudge open(JudgeOptions options) throws HostFailure, InterruptedException;

    /** Returns the versions of the languages that they can judge in, by code; none: it is not looked which. */
    default Map<String, String> languages() {
        return Map.of();
    }

    /** One that looks at the tools of this host. */
    static JudgeOpener looking(JudgeOpener opener) {
        return new JudgeOpener() {

            @Override
            public OpenJudge open(JudgeOptions options) throws HostFailure, InterruptedException {
                return opener.open(options);
            }

            @Override
            public Map<String, String> languages() {
                return InstalledLanguages.versions();
            }
        };
    }
}
