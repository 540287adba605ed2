package judge.language.gnu.compile;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.language.gnu.toolchain.GnuToolchain;
import judge.language.gnu.toolchain.HeaderSet;
import judge.sandbox.Mount;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Sandbox;
import judge.source.LanguageName;
import judge.submission.SourceFile;
import judge.submission.Submission;

/** Chooses the precompiled headers that fit the sources of a submission. The compiled program is the same with them. */
record Headers(Sandbox sandbox, GnuToolchain toolchain, LanguageName language, String standard, Submission submission) {

    private static final byte[] ALL = LeadingHeaders.ALL.getBytes(StandardCharsets.US_ASCII);

    /** The mounts that the compiler has to see beside the source, and the options by which it uses them. */
    record Ready(List<Mount> mounts, List<String> options) {
        static final Ready NONE = new Ready(List.of(), List.of());
    }

    /**
     * Returns the headers for one file.
     *
     * @param path the file's path within the submission
     */
    Ready of(String path) {
        Optional<SourceFile> source = submission.sources().stream()
                .filter(one -> one.path().equals(path))
                .findFirst();
        if (!language.equals(LanguageName.CPP) || source.isEmpty()) {
            return Ready.NONE;
        }
        Set<String> leading = LeadingHeaders.of(source.get().content());
        if (submission.sources().stream().anyMatch(Headers::hasAll)) {
            return all(leading);
        }
        Optional<HeaderSet> fitting = HeaderSet.within(leading);
        if (fitting.isEmpty()) {
            return Ready.NONE;
        }
        return toolchain
                .headers()
                .some(fitting.get(), standard)
                .map(mount -> new Ready(List.of(mount), GnuToolchain.including(fitting.get(), sandbox.seenAs(mount))))
                .orElse(Ready.NONE);
    }

    /** The compiler takes a precompiled header for the first that it meets, and for no other. */
    private Ready all(Set<String> leading) {
        boolean later = leading.stream().skip(1).anyMatch(LeadingHeaders.ALL::equals);
        return toolchain
                .headers()
                .all(standard)
                .map(mount -> ready(mount, sandbox.seenAs(mount), later))
                .orElse(Ready.NONE);
    }

    private static Ready ready(Mount mount, String seen, boolean later) {
        return new Ready(
                List.of(mount),
                later ? List.of("-I", seen, "-include", seen + "/" + LeadingHeaders.ALL) : List.of("-I", seen));
    }

    /** Tells whether a source includes all headers of the library at once; it need not do so before all else. */
    static boolean hasAll(SourceFile source) {
        byte[] content = source.content();
        for (int start = 0; start + ALL.length <= content.length; start++) {
            int length = 0;
            while (length < ALL.length && content[start + length] == ALL[length]) {
                length++;
            }
            if (length == ALL.length) {
                return true;
            }
        }
        return false;
    }

    /** The header with everything, precompiled for a way of building. */
    static Optional<Mount> all(GnuToolchain toolchain, String standard, boolean sanitized, List<String> options)
            throws IOException, SandboxException, InterruptedException {
        return sanitized
                ? toolchain.headers().all(standard + "-sanitized", standard, options)
                : toolchain.headers().all(standard);
    }
}
