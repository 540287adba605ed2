package judge.app;

import java.nio.file.Path;
import java.util.List;
import judge.engine.Languages;
import judge.engine.Toolchain;
import judge.language.java.Java;

/** The languages that this judge brings, as {@link judge.source.LanguageNames#BUILT_IN} names them. */
public final class BuiltInLanguages {

    private BuiltInLanguages() {}

    /**
     * Makes them ready.
     *
     * @param cache folder for what is kept between runs
     */
    public static Toolchain.LanguageOpener with(Path cache) {
        return (sandbox, folder, processors) -> new Languages(List.of(Java.open(sandbox, cache, folder, processors)));
    }
}
