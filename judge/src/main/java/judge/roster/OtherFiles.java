package judge.roster;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;
import judge.roster.RosterException.Fault;

/** Files that are sent as tables and are none: told by how they begin, so that they can be called what they are. */
final class OtherFiles {

    private static final String ZIP = "PK\u0003\u0004";
    private static final String OLD_OFFICE = "\u00d0\u00cf\u0011\u00e0";

    /** The first line of a table of teams as contest control systems write it: a word and a version. */
    private static final Pattern TEAMS = Pattern.compile(
            "^(?:\u00ef\u00bb\u00bf)?(?:teams|accounts|groups|institutions2?|file_version)\t\\d+\\h*(?:\\R|$)",
            Pattern.CASE_INSENSITIVE);

    private OtherFiles() {}

    /** Returns the kind of file that was sent in place of a table; empty: it may be a table. */
    static Optional<Fault> kind(byte[] bytes) {
        String all = new String(bytes, StandardCharsets.ISO_8859_1);
        if (TEAMS.matcher(all).lookingAt()) {
            return Optional.of(Fault.TEAMS);
        }
        if (all.startsWith(ZIP)) {
            return Optional.of(zip(all));
        }
        if (all.startsWith(OLD_OFFICE)) {
            return Optional.of(all.contains("W\0o\0r\0d\0D\0o\0c\0") ? Fault.DOCUMENT : Fault.WORKBOOK);
        }
        if (all.startsWith("%PDF-")) {
            return Optional.of(Fault.PDF);
        }
        if (isPicture(all)) {
            return Optional.of(Fault.PICTURE);
        }
        boolean archive = all.startsWith("Rar!") || all.startsWith("7z\u00bc\u00af") || all.startsWith("\u001f\u008b");
        return archive ? Optional.of(Fault.ARCHIVE) : Optional.empty();
    }

    private static boolean isPicture(String all) {
        boolean riff = all.startsWith("RIFF") && all.startsWith("WEBP", 8);
        return riff
                || all.startsWith("\u0089PNG")
                || all.startsWith("\u00ff\u00d8\u00ff")
                || all.startsWith("GIF8")
                || all.startsWith("ftyphei", 4);
    }

    private static Fault zip(String all) {
        if (all.contains("xl/workbook") || all.contains("opendocument.spreadsheet")) {
            return Fault.WORKBOOK;
        }
        boolean document = all.contains("word/document") || all.contains("opendocument.text");
        return document ? Fault.DOCUMENT : Fault.ARCHIVE;
    }
}
