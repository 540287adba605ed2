package judge.foreign;

import java.io.IOException;

/** The folder of a package of Polygon. */
abstract class PolygonFolder extends ForeignFolder {

    /** The description of a problem, with a place for its tests. */
    static final String POLYGON =
            """
            <?xml version="1.0" encoding="utf-8"?>
            <problem short-name="sum"><names><name language="english" value="Sum"/></names>
            <tags><tag value="math"/></tags>
            <judging input-file="" output-file=""><testset name="tests"><time-limit>1000</time-limit>
            <memory-limit>268435456</memory-limit><input-path-pattern>tests/%%02d</input-path-pattern>
            <answer-path-pattern>tests/%%02d.a</answer-path-pattern><tests>%s</tests></testset></judging>
            <files><executables><executable><source path="files/gen.cpp"/></executable></executables></files>
            <assets><checker><source path="files/check.cpp"/></checker>
            <validators><validator><source path="files/val.cpp"/></validator></validators>
            <solutions><solution tag="main"><source path="solutions/a.cpp"/></solution>
            <solution tag="time-limit-exceeded-or-accepted"><source path="solutions/slow.cpp"/></solution></solutions>
            </assets></problem>
            """;

    /** Writes so many tests with their answers. */
    final void sums(int count) throws IOException {
        for (int i = 1; i <= count; i++) {
            write("tests/0" + i, "1 2\n");
            write("tests/0" + i + ".a", "3\n");
        }
    }
}
