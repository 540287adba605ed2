package judge.engine;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.problem.CheckerChoice;
import judge.problem.Problem;
import judge.sandbox.SandboxException;

/**
 * Problems that are ready, by id and version: those in use, and the last few that were. An edited package is another
 * version. Any number of threads may use it.
 */
final class PreparedProblems implements AutoCloseable {

    /** A judge of a contest has about a dozen problems. */
    private static final int MOST_IDLE = 16;

    private final Maker maker;
    private final Map<Key, Entry> entries = new LinkedHashMap<>();
    private boolean closed;

    PreparedProblems(Maker maker) {
        this.maker = maker;
    }

    /** Makes a problem ready, which may take long. */
    @FunctionalInterface
    interface Maker {
        PreparedProblem make(Problem problem) throws SandboxException, InterruptedException;
    }

    private record Key(String id, String version) {}

    /** One version; its own monitor guards what is made, that of all entries how many use it. */
    private static final class Entry {
        private Optional<PreparedProblem> made = Optional.empty();
        private int users;

        synchronized PreparedProblem get(Problem problem, Maker maker) throws SandboxException, InterruptedException {
            if (made.isEmpty()) {
                made = Optional.of(maker.make(problem));
            }
            return made.get();
        }

        synchronized void close() throws IOException {
            if (made.isPresent()) {
                made.get().close();
            }
        }
    }

    /** The problem, made ready if it is not; for the caller to close. */
    ReadyProblem take(Problem problem) throws SandboxException, InterruptedException {
        if (problem.judging().checker() instanceof CheckerChoice.BuiltIn chosen
                && chosen.kind() == CheckerChoice.Kind.NONE) {
            return new ReadyProblem(problem, maker.make(problem), () -> {}); // There is nothing to keep, or to close.
        }
        Key key = new Key(problem.id(), problem.version());
        Entry entry = enter(key);
        try {
            return new ReadyProblem(problem, entry.get(problem, maker), () -> giveBack(entry));
        } catch (SandboxException | InterruptedException | RuntimeException | Error e) {
            giveBack(entry);
            throw e;
        }
    }

    private synchronized Entry enter(Key key) {
        if (closed) {
            throw new IllegalStateException("the judge is closed");
        }
        // Taken out and put back: the map is in the order of the last use.
        Entry known = entries.remove(key);
        Entry entry = known == null ? new Entry() : known;
        entry.users++;
        entries.put(key, entry);
        return entry;
    }

    private void giveBack(Entry entry) {
        List<Entry> superfluous;
        synchronized (this) {
            entry.users--;
            superfluous = closed ? List.of() : idleOnes(entries.size() - MOST_IDLE);
        }
        superfluous.forEach(PreparedProblems::discard);
    }

    /**
     * Closes an entry. A folder that cannot be deleted now goes with the judge's own folder, so the caller need not
     * hear of it.
     */
    private static void discard(Entry one) {
        try {
            one.close();
        } catch (IOException e) {
            return;
        }
    }

    /** Takes out so many of those that nobody uses, the longest unused first. */
    private List<Entry> idleOnes(int count) {
        List<Entry> idle = new ArrayList<>();
        Iterator<Entry> all = entries.values().iterator();
        while (idle.size() < count && all.hasNext()) {
            Entry one = all.next();
            if (one.users == 0) {
                idle.add(one);
                all.remove();
            }
        }
        return idle;
    }

    /** Returns the number of kept problems. */
    synchronized int size() {
        return entries.size();
    }

    @Override
    public void close() throws IOException {
        List<Entry> all;
        synchronized (this) {
            closed = true;
            all = List.copyOf(entries.values());
            entries.clear();
        }
        for (Entry one : all) {
            one.close();
        }
    }
}
