package judge.server;

import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import judge.app.HostFailure;
import judge.app.InstalledLanguages;
import judge.app.JudgeOptions;
import judge.app.OpenJudge;
import judge.language.file.OwnLanguages;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import judge.reason.Reason;

/** Opens judges; it takes a while. */
@FunctionalInterface
public interface JudgeOpener {

    /** Gets what keeps languages of the administrator's own from starting. */
    Logger LOG = Logger.getLogger(JudgeOpener.class.getName());

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
                OwnLanguages.failures()
                        .forEach((code, why) ->
                                LOG.log(Level.WARNING, "the language {0} cannot start here: {1}", new Object[] {
                                    code, sentence(why)
                                }));
                return InstalledLanguages.versions();
            }
        };
    }

    /** The reason why a language cannot start, in English, for the log. */
    private static String sentence(Object why) {
        return why instanceof Reason reason ? Messages.in(DisplayLanguage.EN).sentence(reason) : why.toString();
    }
}
