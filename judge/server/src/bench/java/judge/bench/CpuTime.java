package judge.bench;

import java.lang.management.ManagementFactory;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Counts what an iteration did, by the CPU time of its thread: JMH's own figures are wall time. */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.EVENTS)
public class CpuTime {
    private long nanos;
    private long things;
    private long nodes;

    @Setup(Level.Iteration)
    public void reset() {
        nanos = 0;
        things = 0;
        nodes = 0;
    }

    static long now() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    void add(long nanosSpent, long thingsDone, long nodesVisited) {
        nanos += nanosSpent;
        things += thingsDone;
        nodes += nodesVisited;
    }

    /** Puzzles, completions or scores in a second of CPU time. */
    public double perSecond() {
        return things * 1e9 / Math.max(nanos, 1);
    }

    /** Nodes (options chosen, or guesses) for each of them. */
    public double nodesEach() {
        return (double) nodes / Math.max(things, 1);
    }
}
