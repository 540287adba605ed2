package judge.sandbox;

import java.time.Duration;
import java.util.Optional;

/** What the kernel says of a running command. */
final class CommandAccount {

    private final int pid;
    private final Duration before;
    private final Optional<ControlGroup> group;
    private Duration starved = Duration.ZERO;

    /**
     * The account of a command that is about to begin.
     *
     * @param pid the command's first process, as the host sees it
     * @param before CPU time that this process had used before it was let go
     * @param group the control group that it is in, if it is in one
     */
    CommandAccount(int pid, Duration before, Optional<ControlGroup> group) {
        this.pid = pid;
        this.before = before;
        this.group = group;
    }

    int pid() {
        return pid;
    }

    /** CPU time since it was let go; nothing once it is gone. */
    Optional<Duration> cpuTime() {
        return Kernel.cpuTime(pid).map(total -> atLeast(total.minus(before)));
    }

    /** The given figure, or the group's where that is more: processes that nobody has reaped count too. */
    Duration atLeast(Duration processes) {
        Duration all = group.map(ControlGroup::cpuTime).orElse(Duration.ZERO);
        return all.compareTo(processes) > 0 ? all : processes;
    }

    Optional<Kernel.Status> status() {
        return Kernel.status(pid);
    }

    /**
     * The longest time that a thread was ready to run but had no processor, of all that there were when this was asked:
     * the one that has waited longest may have ended before the others.
     */
    synchronized Duration starved() {
        Duration now = Kernel.starved(pid);
        starved = now.compareTo(starved) > 0 ? now : starved;
        return starved;
    }

    /**
     * Whether the kernel has killed because of a lack of memory that was not the command's own limit. Without a group
     * this is a guess: the command was killed, and the host has killed something meanwhile.
     *
     * @param killsBefore {@link Kernel#outOfMemoryKills} when the command was let go
     */
    boolean killedByHost(Ending ending, long killsBefore) {
        if (group.isPresent()) {
            return !(ending instanceof Ending.Exceeded) && group.get().outOfMemoryKill() == ControlGroup.Kill.HOST;
        }
        return ending.equals(new Ending.Signalled(Posix.SIGKILL)) && Kernel.outOfMemoryKills() > killsBefore;
    }

    void kill() {
        Posix.kill(pid, Posix.SIGKILL);
    }
}
