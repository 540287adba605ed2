package judge.language.java.compile;

import java.nio.charset.Charset;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.language.Compilation.Diagnostic;
import judge.language.java.jvm.StandardModules;
import org.objectweb.asm.ClassReader;

/** Tells whether a program uses more of the standard library than the module {@code java.base}. */
public final class OtherModules {

    private static final Set<String> MISSING = Set.of("compiler.err.doesnt.exist", "compiler.err.package.not.visible");
    private static final Pattern PACKAGE = Pattern.compile("^package ([\\w.$]+) ");

    /** A module is asked for by its name. */
    private static final Set<String> MISSING_MODULE = Set.of(
            "compiler.err.module.not.found",
            "compiler.err.import.module.not.found",
            "compiler.err.import.module.does.not.read.unnamed");

    /** The beginnings of names of the standard library's classes. */
    private static final List<String> PREFIXES =
            List.of("java/", "javax/", "org/ietf/", "org/w3c/", "org/xml/", "sun/misc/", "sun/reflect/");

    /** A package in {@code java.base} whose classes find others that are not in it. */
    private static final String RANDOM = "java/util/random";

    private static final String LOCALE = "java/util/Locale";
    /** The locales that {@code java.base} knows how to write in. */
    private static final Set<String> KNOWN_LOCALES = Set.of("US", "ENGLISH", "ROOT");

    private static final Set<String> LOCALE_MAKERS = Set.of("<init>", "forLanguageTag", "of", "getAvailableLocales");

    private static final String LOCALE_BUILDER = "java/util/Locale$Builder";

    /** The names of charsets that only few programs ask for. */
    private static final Pattern CHARSET =
            Pattern.compile("(?i)(?:windows|ibm|cp|ms|iso|euc|mac|x)[-_]?[\\w-]{1,30}|big5.*|shift.*|sjis.*|tis.*");

    private static final int CLASS = 7;
    private static final int STRING = 8;
    private static final int FIELD = 9;
    private static final int METHOD = 10;

    private OtherModules() {}

    /** Tells whether a name that was not found with {@code java.base} alone is elsewhere in the standard library. */
    static boolean areMissedBy(List<Diagnostic> diagnostics) {
        List<String> missing = diagnostics.stream()
                .filter(one -> MISSING.contains(one.code()))
                .map(one -> PACKAGE.matcher(one.message()))
                .filter(Matcher::find)
                .map(found -> found.group(1))
                .toList();
        // A class whose members are imported is taken for a package.
        return diagnostics.stream().anyMatch(one -> MISSING_MODULE.contains(one.code()))
                || (!missing.isEmpty()
                        && StandardModules.packages().stream().anyMatch(one -> missing.stream()
                                .anyMatch(name -> name.equals(one) || name.startsWith(one + "."))));
    }

    /**
     * Tells whether a program needs the other modules to run as it does elsewhere.
     *
     * @param classFiles the class files of the whole program
     */
    public static boolean areUsedBy(Collection<byte[]> classFiles) {
        Set<String> base = Object.class.getModule().getPackages();
        return classFiles.stream().anyMatch(file -> new Constants(new ClassReader(file)).lookBeyond(base));
    }

    /** The names in a class file. */
    private static final class Constants {

        private final ClassReader file;
        private final char[] buffer;

        Constants(ClassReader file) {
            this.file = file;
            this.buffer = new char[file.getMaxStringLength()];
        }

        boolean lookBeyond(Set<String> base) {
            for (int i = 1; i < file.getItemCount(); i++) {
                int at = file.getItem(i);
                boolean other =
                        switch (at == 0 ? 0 : file.readByte(at - 1)) {
                            case CLASS -> isBeyond(file.readUTF8(at, buffer), base);
                            case STRING -> isAskedFor(file.readUTF8(at, buffer), base);
                            case FIELD -> isOfLocale(at) && !KNOWN_LOCALES.contains(member(at));
                            case METHOD -> isOfLocale(at) && LOCALE_MAKERS.contains(member(at));
                            default -> false;
                        };
                if (other) {
                    return true;
                }
            }
            return false;
        }

        private static boolean isBeyond(String name, Set<String> base) {
            String type = name.startsWith("[") ? name.substring(name.lastIndexOf('[') + 2) : name;
            int end = type.lastIndexOf('/');
            String folder = end < 0 ? "" : type.substring(0, end);
            boolean named = PREFIXES.stream().anyMatch(type::startsWith);
            boolean outside = folder.equals(RANDOM) || !base.contains(folder.replace('/', '.'));
            return type.equals(LOCALE_BUILDER) || (named && outside);
        }

        /** Tells whether a text is a name for {@code Class.forName} or a charset for readers. */
        private static boolean isAskedFor(String text, Set<String> base) {
            boolean type = text.indexOf('.') > 0 && text.matches("[\\w.$]{5,100}");
            return (type && isBeyond(text.replace('.', '/'), base))
                    || (CHARSET.matcher(text).matches() && Charset.isSupported(text) && isOfOtherModule(text));
        }

        private static boolean isOfOtherModule(String charset) {
            return !Charset.forName(charset).getClass().getModule().equals(Object.class.getModule());
        }

        private boolean isOfLocale(int at) {
            return LOCALE.equals(file.readClass(at, buffer));
        }

        private String member(int at) {
            return file.readUTF8(file.getItem(file.readUnsignedShort(at + 2)), buffer);
        }
    }
}
