package judge.problem;

import java.nio.file.Path;
import java.util.List;

/**
 * A script of a package that makes its test data, as packages have it that are made with Kattis' {@code gen.sh}: it is
 * run in the folder {@code data} and leaves there what a package has.
 *
 * @param place the script, as messages name it
 * @param folder the package, absolute
 * @param path of the script, relative to the package
 * @param files the files that it may read, relative to the package: the package's own, and those beside the scripts
 *     that it includes from elsewhere in the same checkout, such as {@code ../testdata_tools/gen.sh}
 */
public record DataScript(String place, Path folder, String path, List<String> files) {

    public DataScript {
        files = List.copyOf(files);
    }
}
