package judge.intake;

import java.util.Locale;

/**
 * Something that was handed over and is not taken.
 *
 * @param path where it lies, with slashes; a zip within has its own path before that of its entry
 * @param cause why it is not taken
 */
public record LeftOut(String path, Cause cause) {

    /** Why something is not taken. */
    public enum Cause {
        /** No source: a document, a class file, a picture. */
        NO_SOURCE,
        /** No problem is named by its path, and none was given. */
        NO_PROBLEM,
        /** Its path names another problem than the one that is wanted. */
        OTHER_PROBLEM,
        /** A later attempt of the same contestant counts. */
        OLDER_ATTEMPT,
        /** Links lead out of what was handed in. */
        LINK,
        /** A path that leads out of its archive. */
        OUTSIDE,
        /** A name that differs from another one in case only: on many systems they are one file. */
        CASE_CLASH,
        /** Another one that is taken has the same name. */
        SAME_NAME,
        /** A name or path that is longer than those of files can be. */
        LONG_NAME,
        /** Larger than any real submission: an archive made to fill a disk. */
        TOO_LARGE,
        /** Archives nested too deeply. */
        TOO_DEEP,
        /** An archive that cannot be read, or is protected by a password. */
        BROKEN,
        /** An entry of an archive with another checksum than it was packed with. */
        DAMAGED,
        /** The folder of a problem package where a zip of it is wanted. */
        UNPACKED,
        /** Of another format than zip. */
        OTHER_ARCHIVE,
        /** A zip whose names may be in several charsets. */
        CHARSET,
        /** A file that cannot be read. */
        UNREADABLE,
        /** It lies in the folder of solutions already. */
        THERE_ALREADY;

        /** The name in the message bundles. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
