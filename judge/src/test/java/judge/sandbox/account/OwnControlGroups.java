package judge.sandbox.account;

import java.io.File;
import java.util.ArrayList;
import java.util.List;

/** The control groups that this process has made, while those of other judges come and go beside them. */
public final class OwnControlGroups {

    private static final String MARK = ControlGroups.JUDGE + "-";
    private static final int DEPTH = 6;

    private OwnControlGroups() {}

    /** The folders of the process's own control groups now. */
    public static List<File> now() {
        List<File> own = new ArrayList<>();
        collect(new File("/sys/fs/cgroup"), DEPTH, own);
        return own;
    }

    private static void collect(File folder, int depth, List<File> own) {
        File[] inside = depth == 0 ? null : folder.listFiles(File::isDirectory);
        if (inside == null) {
            return; // It is gone, as others' groups may be at any moment.
        }
        for (File group : inside) {
            if (group.getName().startsWith(MARK)) {
                own.add(group);
            }
            collect(group, depth - 1, own);
        }
    }
}
