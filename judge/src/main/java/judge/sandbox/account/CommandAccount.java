package judge.sandbox.account;

import java.time.Duration;
import java.util.Optional;
import judge.sandbox.Ending;
import judge.sandbox.kernel.Child;
import judge.sandbox.kernel.Kernel;
import judge.sandbox.kernel.Posix;

/** The kernel's figures for a running command: CPU time, memory, waiting time. */
public final class CommandAccount {

    private final int pid;
    private final Before before;
    private final Optional<ControlGroup> group;
    private final PageCost pages;
    private Duration ownTime = Duration.ZERO;
    private Duration starved = Duration.ZERO;
    private Optional<Duration> untilItsEnd = Optional.empty();

    /**
     * The figures of the processes just before a command was let go.
     *
     * @param cpuTime CPU time of the command's first process
     * @param paging the kernel's work for the command's first process
     * @param setupCpu CPU time of that process and of the one that has set it up
     * @param setupPaging the kernel's work for these two processes
     */
    public record Before(Duration cpuTime, Kernel.Paging paging, Duration setupCpu, Kernel.Paging setupPaging) {

        public static final Before NOTHING =
                new Before(Duration.ZERO, Kernel.Paging.NONE, Duration.ZERO, Kernel.Paging.NONE);

        /** Returns the figures up to now. */
        public static Before now(int pid, int setup, PageCost pages) {
            Duration own = Kernel.cpuTime(pid).orElse(Duration.ZERO);
            Duration all = own.plus(Kernel.cpuTime(setup).orElse(Duration.ZERO));
            if (pages.isUsual()) {
                return new Before(own, Kernel.Paging.NONE, all, Kernel.Paging.NONE);
            }
            Kernel.Paging paging = Kernel.paging(pid);
            return new Before(own, paging, all, paging.plus(Kernel.paging(setup)));
        }
    }

    /**
     * The account of a command that is about to begin.
     *
     * @param pid the command's first process, as the host sees it
     * @param group the control group that it is in, if it is in one
     * @param pages the host's cost of pages
     */
    public CommandAccount(int pid, Before before, Optional<ControlGroup> group, PageCost pages) {
        this.pid = pid;
        this.before = before;
        this.group = group;
        this.pages = pages;
    }

    public int pid() {
        return pid;
    }

    /** CPU time since it was let go, with the host's part in it; nothing once it is gone. */
    Optional<Duration> cpuTime() {
        return Kernel.cpuTime(pid).map(total -> atLeast(total.minus(before.cpuTime())));
    }

    /** The same, and of a command that was reaped what it had used; nothing between its end and that. */
    public Optional<Duration> knownCpuTime() {
        synchronized (this) {
            if (untilItsEnd.isPresent()) {
                return untilItsEnd;
            }
        }
        return cpuTime();
    }

    /** The command's own CPU time since it was let go: that counts; nothing once it is gone. */
    public Optional<Duration> ownTime() {
        return cpuTime().map(all -> noLess(all.minus(hostTime())));
    }

    /** The command's own CPU time at its end. */
    public Duration ownTime(Child.Reaped reaped) {
        Duration all = atLeast(reaped.cpuTime().minus(before.setupCpu()));
        synchronized (this) {
            untilItsEnd = Optional.of(all);
        }
        return noLess(all.minus(pages.of(reaped.paging().since(before.setupPaging()))));
    }

    /** The kernel tells how much of the time it has worked itself by its ticks: a later figure may be less by some. */
    private synchronized Duration noLess(Duration now) {
        ownTime = now.compareTo(ownTime) > 0 ? now : ownTime;
        return ownTime;
    }

    /**
     * Returns the part of the CPU time since the command was let go that the host is to blame for: page faults that
     * cost far more than usual.
     */
    public Duration hostTime() {
        return pages.isUsual() ? Duration.ZERO : pages.of(Kernel.paging(pid).since(before.paging()));
    }

    /** The given figure, or the group's where that is more: processes that nobody has reaped count too. */
    private Duration atLeast(Duration processes) {
        Duration all = group.map(ControlGroup::cpuTime).orElse(Duration.ZERO);
        return all.compareTo(processes) > 0 ? all : processes;
    }

    public Optional<Kernel.Status> status() {
        return Kernel.status(pid);
    }

    /**
     * The longest time that a thread was ready to run but had no processor, of all that there were when this was asked:
     * the one that has waited longest may have ended before the others.
     */
    public synchronized Duration starved() {
        Duration now = Kernel.starved(pid);
        starved = now.compareTo(starved) > 0 ? now : starved;
        return starved;
    }

    /**
     * Tells whether the kernel has killed the command because of a lack of memory that was not the command's own limit.
     * Without a group this is a guess: the command was killed, and the host has killed some process in the same time.
     *
     * @param killsBefore {@link Kernel#outOfMemoryKills} when the command was let go
     */
    public boolean killedByHost(Ending ending, long killsBefore) {
        if (group.isPresent()) {
            return !(ending instanceof Ending.Exceeded) && group.get().outOfMemoryKill() == ControlGroup.Kill.HOST;
        }
        return ending.equals(new Ending.Signalled(Posix.SIGKILL)) && Kernel.outOfMemoryKills() > killsBefore;
    }

    public void kill() {
        Posix.kill(pid, Posix.SIGKILL);
    }
}
