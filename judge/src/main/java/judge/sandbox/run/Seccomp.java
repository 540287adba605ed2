package judge.sandbox.run;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import judge.sandbox.Calls;

/**
 * The system call filter that commands run under: a classic BPF program over {@code struct seccomp_data}, see
 * seccomp(2). It denies calls that a submission never needs: tracing, mounting, key rings, BPF, performance counters,
 * {@code io_uring}, new namespaces, sockets, and every way to make a new process. Threads remain: {@code clone} passes
 * only with {@code CLONE_THREAD}, and {@code clone3}, whose flags a filter cannot read, returns an error as if the
 * kernel did not have it, so that the C library falls back to {@code clone}. A process that sends itself
 * {@code SIGKILL} is killed. No process can hold others back from opening a file (a lease): where the judge is not
 * root, all runs are one user and share images.
 */
final class Seccomp {

    private static final int LOAD_WORD = 0x20;
    private static final int JUMP_IF_EQUAL = 0x15;
    private static final int JUMP_IF_AT_LEAST = 0x35;
    private static final int JUMP_IF_BIT_SET = 0x45;
    private static final int RETURN = 0x06;

    private static final int NUMBER = 0;
    private static final int ARCHITECTURE = 4;
    private static final int FIRST_ARGUMENT = 16;
    private static final int ARGUMENT_BYTES = 8;
    private static final int SIGKILL = 9;
    private static final int FIRST_PROCESS = 1;

    /** The argument by which kill(2) means the caller's own group of processes. */
    private static final int OWN_GROUP = 0;

    /** SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSEGV and SIGSYS, as these machines number them. */
    private static final Set<Integer> FAULTS = Set.of(4, 5, 7, 8, 11, 31);

    private static final int ALLOW = 0x7fff0000;
    private static final int KILL_PROCESS = 0x80000000;
    private static final int ERRNO = 0x00050000;
    private static final int EPERM = 1;
    private static final int ENOSYS = 38;
    private static final int CLONE_THREAD = 0x00010000;
    /** CLONE_NEWNS, -CGROUP, -UTS, -IPC, -USER, -PID and -NET. */
    private static final int NEW_NAMESPACES = 0x7E020000;

    private static final int X32_BIT = 0x40000000;

    /** F_SETLEASE, and F_SETDELEG of Linux 6.19: the same for folders too. */
    private static final Set<Integer> LEASES = Set.of(1024, 1040);

    private Seccomp() {}

    /**
     * A machine's numbers: the audit name of the architecture, {@code clone}, {@code fcntl}, the calls {@code kill},
     * {@code tkill} and {@code tgkill}, the calls that make a new process and nothing else, and those that are denied.
     */
    private record Machine(
            int audit, int cloneNumber, int control, Killing killing, Set<Integer> starting, Set<Integer> denied) {}

    private record Killing(int process, int thread, int threadOfProcess) {}

    private static final int CLONE3 = 435;

    /** Numbers that all architectures share: everything since Linux 5.1. */
    private static final Set<Integer> DENIED_EVERYWHERE = Set.of(
            425, 426, 427, // io_uring_setup, io_uring_enter, io_uring_register
            428, 429, 430, 431, 432, 433,
            442, // open_tree, move_mount, fsopen, fsconfig, fsmount, fspick, mount_setattr
            438, 447); // pidfd_getfd, memfd_secret

    private static final Machine X86_64 = new Machine(
            0xC000003E,
            56,
            72,
            new Killing(62, 200, 234),
            Set.of(57, 58),
            Set.of(
                    41, // socket; socketpair remains, as java.nio needs it
                    57, 58, 322, // fork, vfork, execveat
                    68, 64, 29, 240, // msgget, semget, shmget, mq_open
                    101, 310, 311, 312, // ptrace, process_vm_readv, process_vm_writev, kcmp
                    103, 135, 153, 154, 172, 173, 180,
                    212, // syslog, personality, vhangup, modify_ldt, iopl, ioperm ...
                    155, 161, 165, 166, 167, 168, 169, // pivot_root, chroot, mount, umount2, swapon, swapoff, reboot
                    159, 164, 227, 305, // adjtimex, settimeofday, clock_settime, clock_adjtime
                    163, 179, 170, 171, // acct, quotactl, sethostname, setdomainname
                    175, 176, 313, 246, 320, // init_module, delete_module, finit_module, kexec_load, kexec_file_load
                    203, 144, 314, // sched_setaffinity, sched_setscheduler, sched_setattr
                    237, 238, 256, 279, // mbind, set_mempolicy, migrate_pages, move_pages
                    248, 249, 250, // add_key, request_key, keyctl
                    272, 308, // unshare, setns
                    298, 300, 303, 304, // perf_event_open, fanotify_init, name_to_handle_at, open_by_handle_at
                    278, 319, 321, 323)); // vmsplice, memfd_create, bpf, userfaultfd

    private static final Machine AARCH64 = new Machine(
            0xC00000B7,
            220,
            25,
            new Killing(129, 130, 131),
            Set.of(),
            Set.of(
                    198, 281, // socket, execveat
                    186, 190, 194, 180, // msgget, semget, shmget, mq_open
                    117, 270, 271, 272, // ptrace, process_vm_readv, process_vm_writev, kcmp
                    116, 92, 58, 42, 18, // syslog, personality, vhangup, nfsservctl, lookup_dcookie
                    41, 51, 40, 39, 224, 225, 142, // pivot_root, chroot, mount, umount2, swapon, swapoff, reboot
                    171, 170, 112, 266, // adjtimex, settimeofday, clock_settime, clock_adjtime
                    89, 60, 161, 162, // acct, quotactl, sethostname, setdomainname
                    105, 106, 273, 104, 294, // init_module, delete_module, finit_module, kexec_load, kexec_file_load
                    122, 119, 274, // sched_setaffinity, sched_setscheduler, sched_setattr
                    235, 237, 238, 239, // mbind, set_mempolicy, migrate_pages, move_pages
                    217, 218, 219, // add_key, request_key, keyctl
                    97, 268, // unshare, setns
                    241, 262, 264, 265, // perf_event_open, fanotify_init, name_to_handle_at, open_by_handle_at
                    75, 279, 280, 282)); // vmsplice, memfd_create, bpf, userfaultfd

    /** The filters for a machine, in the form that bubblewrap reads; none for machines that they are not made for. */
    static Map<Calls, byte[]> filtersFor(String osArch) {
        Map<Calls, byte[]> filters = new EnumMap<>(Calls.class);
        machine(osArch).ifPresent(machine -> {
            for (Calls calls : Calls.values()) {
                filters.put(calls, filter(machine, calls));
            }
        });
        return filters;
    }

    private static Optional<Machine> machine(String osArch) {
        return switch (osArch) {
            case "amd64", "x86_64" -> Optional.of(X86_64);
            case "aarch64", "arm64" -> Optional.of(AARCH64);
            default -> Optional.empty();
        };
    }

    private static byte[] filter(Machine machine, Calls calls) {
        boolean starting = calls == Calls.STARTING;
        ByteArrayOutputStream program = new ByteArrayOutputStream();
        add(program, LOAD_WORD, 0, 0, ARCHITECTURE);
        add(program, JUMP_IF_EQUAL, 1, 0, machine.audit());
        add(program, RETURN, 0, 0, KILL_PROCESS);
        add(program, LOAD_WORD, 0, 0, NUMBER);
        add(program, JUMP_IF_AT_LEAST, 0, 1, X32_BIT);
        add(program, RETURN, 0, 0, ERRNO | EPERM);
        add(program, JUMP_IF_EQUAL, 0, 1, CLONE3);
        add(program, RETURN, 0, 0, ERRNO | ENOSYS);
        Set<Integer> denied = new TreeSet<>(machine.denied());
        denied.addAll(DENIED_EVERYWHERE);
        if (starting) {
            denied.removeAll(machine.starting());
        }
        for (int number : denied) {
            add(program, JUMP_IF_EQUAL, 0, 1, number);
            add(program, RETURN, 0, 0, ERRNO | EPERM);
        }
        addLeases(program, machine.control());
        addSuicide(program, machine.killing(), calls);
        add(program, JUMP_IF_EQUAL, 1, 0, machine.cloneNumber());
        add(program, RETURN, 0, 0, ALLOW);
        add(program, LOAD_WORD, 0, 0, FIRST_ARGUMENT);
        if (starting) {
            add(program, JUMP_IF_BIT_SET, 0, 1, NEW_NAMESPACES);
        } else {
            add(program, JUMP_IF_BIT_SET, 1, 0, CLONE_THREAD);
        }
        add(program, RETURN, 0, 0, ERRNO | EPERM);
        add(program, RETURN, 0, 0, ALLOW);
        return program.toByteArray();
    }

    private static void addLeases(ByteArrayOutputStream program, int control) {
        int left = LEASES.size();
        add(program, JUMP_IF_EQUAL, 0, left + 3, control);
        add(program, LOAD_WORD, 0, 0, FIRST_ARGUMENT + ARGUMENT_BYTES);
        for (int lease : LEASES) {
            add(program, JUMP_IF_EQUAL, left--, 0, lease);
        }
        add(program, RETURN, 0, 0, ALLOW);
        add(program, RETURN, 0, 0, ERRNO | EPERM);
    }

    /**
     * The kernel does not let the first process of a namespace end by a signal of its own, and such a program would go
     * on as if nothing had happened: here it ends. Other signals than {@code SIGKILL} may have handlers.
     */
    private static void addSuicide(ByteArrayOutputStream program, Killing killing, Calls calls) {
        Set<Integer> signals = new TreeSet<>(Set.of(SIGKILL));
        if (calls == Calls.USUAL_WITHOUT_FAULTS) {
            signals.addAll(FAULTS);
        }
        int tail = signals.size() + 3;
        // The group of a program that starts others has more processes than the sender of the signal: the kernel ends
        // those.
        int sent = calls == Calls.STARTING ? FIRST_PROCESS : OWN_GROUP;
        add(program, JUMP_IF_EQUAL, 0, tail + 4, killing.process());
        add(program, LOAD_WORD, 0, 0, FIRST_ARGUMENT);
        add(program, JUMP_IF_EQUAL, 2, 0, FIRST_PROCESS);
        add(program, JUMP_IF_EQUAL, 1, 0, sent);
        add(program, RETURN, 0, 0, ALLOW);
        addEndOf(program, signals, 1);
        add(program, JUMP_IF_EQUAL, 0, tail, killing.thread());
        addEndOf(program, signals, 1);
        add(program, JUMP_IF_EQUAL, 0, tail, killing.threadOfProcess());
        addEndOf(program, signals, 2);
    }

    /** Ends who sends one of these signals. */
    private static void addEndOf(ByteArrayOutputStream program, Set<Integer> signals, int argument) {
        add(program, LOAD_WORD, 0, 0, FIRST_ARGUMENT + argument * ARGUMENT_BYTES);
        int left = signals.size();
        for (int signal : signals) {
            add(program, JUMP_IF_EQUAL, left--, 0, signal);
        }
        add(program, RETURN, 0, 0, ALLOW);
        add(program, RETURN, 0, 0, KILL_PROCESS);
    }

    /** One {@code struct sock_filter}: code, jump if true, jump if false, operand. */
    private static void add(ByteArrayOutputStream program, int code, int ifTrue, int ifFalse, int operand) {
        ByteBuffer instruction = ByteBuffer.allocate(8).order(ByteOrder.nativeOrder());
        instruction
                .putShort((short) code)
                .put((byte) ifTrue)
                .put((byte) ifFalse)
                .putInt(operand);
        program.writeBytes(instruction.array());
    }
}
