package judge.sandbox.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import judge.sandbox.Calls;
import judge.sandbox.Ending;
import judge.sandbox.Limits;
import judge.sandbox.Mount;
import judge.sandbox.SandboxException;
import judge.sandbox.account.ControlGroups;
import judge.sandbox.account.PageCost;
import judge.sandbox.kernel.Posix;
import judge.sandbox.kernel.RealUser;
import judge.sandbox.run.Finding.Subject;

/**
 * Finds out what this host can isolate and measure, by trying it, and picks the strongest sandbox it can have.
 * Closing it closes the sandbox that was tried, unless somebody has asked for that.
 */
public final class HostCheck implements AutoCloseable {

    private static final List<String> PROGRAM_FOLDERS = List.of("/usr/bin", "/bin", "/usr/local/bin", "/usr/sbin");

    private static final int SET_USER_OR_GROUP = 06000;

    private final List<Finding> findings = new ArrayList<>();
    private final Optional<Container> container = Container.around(Path.of("/"), System.getenv());
    private Optional<Bubblewrap> bubblewrap = Optional.empty();
    private PageCost pages = PageCost.USUAL;
    private boolean given;

    private HostCheck() {}

    /** Looks at this host; takes some 20 ms. */
    public static HostCheck run() {
        HostCheck check = new HostCheck();
        check.container.ifPresent(one -> check.add(Subject.CONTAINER, true, one.toString(), ""));
        try {
            check.look();
        } catch (LinkageError e) { // A C library that lacks what Posix needs: another one, or a very old one.
            check.add(Subject.ACCOUNTING, false, "glibc 2.31 or newer is needed: " + e.getMessage(), "");
        }
        return check;
    }

    /**
     * Returns the findings in the order in which they were made. Asks bubblewrap for its version, which is needed only
     * here.
     */
    public List<Finding> findings() {
        return findings.stream()
                .map(one -> one.subject() == Subject.BUBBLEWRAP && one.ok()
                        ? new Finding(one.subject(), true, output(List.of(one.detail(), "--version")), one.mend())
                        : one)
                .toList();
    }

    /**
     * Bubblewrap where it works, else a plain process; for the caller to close, and therefore given once only.
     *
     * @param scratch the folder of the scratch folders of plain processes
     */
    public Sandbox sandbox(Path scratch) {
        if (given) {
            throw new IllegalStateException("this sandbox is somebody else's; another one is found by another check");
        }
        given = true;
        return bubblewrap.<Sandbox>map(sandbox -> sandbox).orElseGet(() -> new PlainProcess(scratch));
    }

    /** Tells whether submissions can be kept away from the host. */
    public boolean isIsolated() {
        return bubblewrap.isPresent();
    }

    @Override
    public void close() {
        if (!given) {
            bubblewrap.ifPresent(Bubblewrap::close);
        }
    }

    private void look() {
        String system = System.getProperty("os.name");
        String arch = System.getProperty("os.arch");
        boolean linux = system.equals("Linux");
        add(Subject.OPERATING_SYSTEM, linux, system + " " + System.getProperty("os.version") + " " + arch, "");
        int processors = Runtime.getRuntime().availableProcessors();
        add(Subject.PROCESSORS, true, Integer.toString(processors), "");
        if (!linux) {
            add(Subject.BUBBLEWRAP, false, system, "");
            return;
        }
        pages = PageCost.measured();
        add(
                pages.isUsual() ? Subject.PAGES : Subject.SLOW_PAGES,
                true,
                String.format(Locale.ROOT, "%.1f µs", pages.nanos() / 1e3),
                "");
        Map<Calls, byte[]> filters = Seccomp.filtersFor(arch);
        add(Subject.SECCOMP, !filters.isEmpty(), arch, "");
        Optional<Path> program = program("bwrap");
        if (program.isEmpty()) {
            add(Subject.BUBBLEWRAP, false, "bwrap", "apt-get install bubblewrap");
            return;
        }
        Set<BubblewrapArguments.Feature> features = features(program.get());
        add(Subject.BUBBLEWRAP, true, program.get().toString(), "");
        Optional<OuterUsers> users = Optional.empty();
        if (Posix.geteuid() == 0) {
            boolean setpriv = Files.isExecutable(Path.of("/usr/bin/setpriv"));
            add(Subject.SETPRIV, setpriv, "/usr/bin/setpriv", setpriv ? "" : "apt-get install util-linux");
            if (!setpriv) {
                return;
            }
            users = Optional.of(OuterUsers.ofThisProcess());
        }
        look(program.get(), features, filters, users);
    }

    /** Takes the first way that works. */
    private void look(
            Path program,
            Set<BubblewrapArguments.Feature> features,
            Map<Calls, byte[]> filters,
            Optional<OuterUsers> users) {
        Optional<String> fault = Optional.empty();
        for (boolean grouped : List.of(true, false)) {
            for (StartWay way : ways(program)) {
                // Each sandbox has its own groups: closing the sandbox closes them.
                Optional<ControlGroups> groups = grouped ? ControlGroups.find() : Optional.empty();
                if (grouped && groups.isEmpty()) {
                    break;
                }
                Bubblewrap candidate = new Bubblewrap(program, way, features, filters, users, groups, pages);
                fault = fault(candidate);
                if (fault.isEmpty()) {
                    bubblewrap = Optional.of(candidate);
                    add(Subject.NAMESPACES, true, "", "");
                    add(Subject.ACCOUNTING, true, "wait4", "");
                    controlGroups(groups);
                    return;
                }
                candidate.close();
            }
        }
        add(Subject.NAMESPACES, false, fault.orElse(""), NamespaceMend.of(container, fault.orElse("")));
    }

    /**
     * The ways to start it, the quicker one first. A bubblewrap that is root's by its file would take that right again,
     * if {@code setpriv} did not forbid it.
     */
    private static List<StartWay> ways(Path program) {
        boolean plain;
        try {
            plain = ((int) Files.getAttribute(program, "unix:mode") & SET_USER_OR_GROUP) == 0;
        } catch (IOException | UnsupportedOperationException | IllegalArgumentException e) {
            plain = false;
        }
        boolean direct = plain && RealUser.isPossible();
        return direct ? List.of(StartWay.DIRECT, StartWay.PROGRAMS) : List.of(StartWay.PROGRAMS);
    }

    private void controlGroups(Optional<ControlGroups> groups) {
        boolean delegable = groups.isEmpty()
                && Posix.geteuid() != 0
                && program("systemd-run").isPresent();
        String mend = delegable ? "systemd-run --user --scope -p Delegate=yes {judge}" : "";
        add(
                Subject.CONTROL_GROUPS,
                true,
                groups.map(ControlGroups::measure).orElse("- (VmRSS, RLIMIT_AS, RLIMIT_NPROC)"),
                mend);
    }

    /** Returns the reason why a candidate cannot run a command; empty if it can. */
    private static Optional<String> fault(Bubblewrap candidate) {
        Command command = new Command(
                List.of("/bin/true"), Map.of(), programMounts(), new byte[0], Map.of(), List.of(), Set.of());
        Limits limits =
                new Limits(Duration.ofSeconds(5), Duration.ofSeconds(10), 1L << 30, 0, 1 << 16, 1 << 20, 100, 16, 0);
        try {
            Ending ending = candidate.run(command, limits).ending();
            return ending.isSuccess() ? Optional.empty() : Optional.of(ending.toString());
        } catch (SandboxException e) {
            return Optional.of(String.valueOf(e.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.of("interrupted");
        }
    }

    /** Returns the mounts that a program of the host needs to run. */
    static List<Mount> programMounts() {
        return Stream.of("/usr", "/bin", "/lib", "/lib64")
                .filter(folder -> Files.isDirectory(Path.of(folder)))
                .map(folder -> new Mount(Path.of(folder), folder))
                .toList();
    }

    private static Optional<Path> program(String name) {
        return PROGRAM_FOLDERS.stream()
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .findFirst();
    }

    private static Set<BubblewrapArguments.Feature> features(Path program) {
        String help = output(List.of(program.toString(), "--help"));
        Set<BubblewrapArguments.Feature> features = EnumSet.noneOf(BubblewrapArguments.Feature.class);
        for (BubblewrapArguments.Feature feature : BubblewrapArguments.Feature.values()) {
            if (help.contains(feature.option() + " ")) {
                features.add(feature);
            }
        }
        return features;
    }

    private static String output(List<String> line) {
        try {
            Process process = new ProcessBuilder(line).redirectErrorStream(true).start();
            process.getOutputStream().close();
            String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            process.waitFor(10, TimeUnit.SECONDS);
            return text.strip();
        } catch (IOException e) {
            return String.valueOf(e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "";
        }
    }

    private void add(Subject subject, boolean ok, String detail, String mend) {
        findings.add(new Finding(subject, ok, detail, mend));
    }
}
