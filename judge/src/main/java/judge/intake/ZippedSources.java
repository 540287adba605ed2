package judge.intake;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import judge.intake.LeftOut.Cause;
import judge.source.LanguageNames;

/** The sources in a zip that one contestant hands in to one problem, read into memory. */
public final class ZippedSources {

    private static final int MOST_ENTRIES = 2000;

    private ZippedSources() {}

    /** The programs' sources in it, or where there is none the files with answers. */
    public static Map<String, byte[]> of(byte[] zip, long mostBytes) throws IntakeException {
        Map<String, byte[]> programs = of(zip, mostBytes, LanguageNames.BUILT_IN);
        return programs.isEmpty() ? of(zip, mostBytes, LanguageNames.ANSWERS) : programs;
    }

    /**
     * The content of the sources by their paths, with slashes; what is no source is left out.
     *
     * @param mostBytes of all that is unpacked
     * @param languages that the sources may be in
     * @throws IntakeException where it cannot be read, is too large, or has paths that lead out of it
     */
    public static Map<String, byte[]> of(byte[] zip, long mostBytes, LanguageNames languages) throws IntakeException {
        Reading reading = new Reading(mostBytes, mostBytes, MOST_ENTRIES, languages);
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
        return sources;
    }
}
