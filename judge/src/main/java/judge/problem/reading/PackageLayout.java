package judge.problem.reading;

import java.util.List;
import judge.problem.yaml.Faults;
import judge.problem.yaml.FormatVersion;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.PackageIndex;

/** Names the folders of a package that have no effect in its version of the format, or clash. */
record PackageLayout(PackageIndex index, Metadata metadata, Faults faults) {

    private static final List<String> OLDER = List.of("input_format_validators", "problem_statement");

    void check(String id, boolean hasGrader) {
        if (!metadata.type().needsValidator()) {
            index.filesBelow("data", ".interaction").forEach(talk -> warn(talk, PackageFault.SAMPLE_TALK_NOT_SHOWN));
        }
        if (!id.matches("[\\p{L}\\p{N}][\\p{L}\\p{N}._-]*")) {
            faults.add(index.shown(""), PackageFault.PACKAGE_NAME_NOT_ALLOWED, id);
        }
        if (index.hasFilesBelow("graders") && !hasGrader) {
            warn("graders", PackageFault.FOLDER_UNUSED, "grading: custom");
        }
        index.children("attachments").stream()
                .filter(child -> index.hasFolder("attachments/" + child) && !child.equals("templates"))
                .forEach(child -> warn("attachments/" + child, PackageFault.ATTACHMENT_FOLDER));
        if (!metadata.legacy() && metadata.version() != FormatVersion.DRAFT) {
            String version = metadata.version().key();
            OLDER.stream()
                    .filter(index::hasFilesBelow)
                    .forEach(folder -> warn(folder, PackageFault.FOLDER_OF_OTHER_FORMAT, version));
        }
        String superfluous = metadata.legacy() ? "output_validator" : "output_validators";
        String used = metadata.legacy() ? "output_validators" : "output_validator";
        if (index.hasFilesBelow(superfluous) && index.hasFilesBelow(used)) {
            faults.add(index.shown(superfluous), PackageFault.VALIDATOR_SECOND, used);
        }
    }

    private void warn(String path, PackageFault code, Object... values) {
        faults.warnings().add(index.shown(path), code, values);
    }
}
