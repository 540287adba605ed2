package judge.language.java.jvm;

import java.lang.module.Configuration;
import java.lang.module.ModuleDescriptor.Exports;
import java.lang.module.ModuleFinder;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The modules of Java's standard library. Most programs use nothing but {@code java.base}, and start sooner on an image
 * with nothing else; the few others (a {@code java.awt.Point}, a logger, numbers written as in Germany) get all of it.
 */
public final class StandardModules {

    /** The module that is enough for most programs. */
    public static final String BASE = "java.base";

    /** Besides Java SE: what its classes find by themselves, and what is used although nothing promises it. */
    private static final List<String> ROOTS =
            List.of("java.se", "jdk.charsets", "jdk.localedata", "jdk.random", "jdk.unsupported");

    private StandardModules() {}

    /** All of it that this JDK has; with these come those that they need. */
    public static List<String> roots() {
        ModuleFinder jdk = ModuleFinder.ofSystem();
        return ROOTS.stream().filter(name -> jdk.find(name).isPresent()).toList();
    }

    /** The packages that programs may name, with dots. */
    public static Set<String> packages() {
        Set<String> packages = new HashSet<>();
        Configuration all = Configuration.empty().resolve(ModuleFinder.ofSystem(), ModuleFinder.of(), roots());
        all.modules().stream()
                .flatMap(module -> module.reference().descriptor().exports().stream())
                .filter(exports -> !exports.isQualified())
                .map(Exports::source)
                .forEach(packages::add);
        return packages;
    }
}
