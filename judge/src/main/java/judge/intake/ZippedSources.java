package judge.intake;

import java.nio.charset.Charset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.intake.LeftOut.Cause;
import judge.source.LanguageNames;

/**
 * The sources in a zip that one contestant hands in to one problem, read into memory.
 *
 * @param files the content of the sources by their paths, with slashes
 * @param charsets charsets in which their names were read, except UTF-8
 */
public record ZippedSources(Map<String, byte[]> files, Set<String> charsets) {

    private static final int MOST_ENTRIES = 2000;

    public ZippedSources {
        charsets = Set.copyOf(charsets);
    }

    /** The programs' sources in it, or where there is none the files with answers. */
    public static ZippedSources of(byte[] zip, long mostBytes, Optional<Charset> charset) throws IntakeException {
        ZippedSources programs = of(zip, mostBytes, LanguageNames.known(), charset);
        return programs.files().isEmpty() ? of(zip, mostBytes, LanguageNames.ANY_ANSWERS, charset) : programs;
    }

    /**
     * The sources in it; what is none is left out.
     *
     * @param mostBytes of all that is unpacked
     * @param languages the languages that the sources may be in
     * @param charset of names that do not say it; empty: that is to be found out
     * @throws IntakeException where it cannot be read, is too large, or has paths that lead out of it, and where
     *     sources have other names in charsets that are near each other
     */
    public static ZippedSources of(byte[] zip, long mostBytes, LanguageNames languages, Optional<Charset> charset)
            throws IntakeException {
        Reading reading = new Reading(mostBytes, mostBytes, MOST_ENTRIES, languages, charset);
        new ZipReader(reading).read(zip, List.of(), 1);
        // A zip within that is not to be trusted is left out of a class's; here it is the contestant's own.
        for (LeftOut left : reading.leftOut()) {
            if (left.cause() != Cause.NO_SOURCE && left.cause() != Cause.OTHER_ARCHIVE) {
                throw new IntakeException(left.path(), left.cause());
            }
        }
        Map<String, byte[]> sources = new LinkedHashMap<>();
        for (HandedFile file : reading.files()) {
            if (!file.name().equals(GradescopeNames.FILE)) {
                sources.put(String.join("/", file.path()), file.content());
            }
        }
        if (reading.isExhausted()) {
            throw new IntakeException("", Cause.TOO_LARGE);
        }
        return new ZippedSources(sources, reading.charsets());
    }
}
