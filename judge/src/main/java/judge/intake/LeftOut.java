package judge.intake;

import java.util.Locale;

/**
 * A file that was handed over and is not taken.
 *
 * @param path its path, with slashes; a zip within has its own path before that of its entry
 * @param cause the cause for which it is not taken
 */
public record LeftOut(String path, Cause cause) {

    /** The causes for which a file is not taken. */
    public enum Cause {
        /** No source: a document, a class file, a picture. */
        NO_SOURCE,
        /** No problem is named by its path, and none was given. */
        NO_PROBLEM,
        /** The path names another problem than the wanted one. */
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
        /** The file is larger than any real submission: an archive made to fill a disk. */
        TOO_LARGE,
        /** Archives nested too deeply. */
        TOO_DEEP,
        /** An archive that cannot be read. */
        BROKEN,
        /** An entry that nobody reads without a password. */
        ENCRYPTED,
        /** An entry that is compressed by a method that is not known here. */
        COMPRESSION,
        /** An entry of an archive with another checksum than it was packed with. */
        DAMAGED,
        /** The folder of a problem package where a zip of it is wanted. */
        UNPACKED,
        /** The file is an archive of another format than zip. */
        OTHER_ARCHIVE,
        /** A zip whose names may be in several charsets. */
        CHARSET,
        /** A file that cannot be read. */
        UNREADABLE,
        /** The file lies in the folder of solutions already. */
        THERE_ALREADY;

        /** The name in the message bundles. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
