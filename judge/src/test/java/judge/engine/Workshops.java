package judge.engine;

import static org.assertj.core.api.Assertions.assertThat;

import judge.host.CacheFolder;
import judge.sandbox.HostCheck;
import judge.sandbox.Processors;
import judge.schedule.Cores;
import judge.workspace.Workspace;

/** Workshops on this host, as the program itself sets them up. */
public final class Workshops {

    private Workshops() {}

    /** With the strongest sandbox that works here, for as many programs as there are processors. */
    public static Workshop open() throws Exception {
        return open(Integer.MAX_VALUE);
    }

    /** The same for so many programs at the same time at most. */
    public static Workshop open(int jobs) throws Exception {
        return open(HostCheck.run(), jobs);
    }

    /** Where nothing that runs can reach the host. */
    public static Workshop isolated(int jobs) throws Exception {
        HostCheck host = HostCheck.run();
        assertThat(host.isIsolated()).as("%s", host.findings()).isTrue();
        return open(host, jobs);
    }

    private static Workshop open(HostCheck host, int jobs) throws Exception {
        Cores cores = new Cores(Processors.allowed(), jobs);
        Workspace workspace = Workspace.open(Workspace.usualRoot());
        return Workshop.open(host.sandbox(workspace.folder()), workspace, CacheFolder.of(System.getenv()), cores);
    }
}
