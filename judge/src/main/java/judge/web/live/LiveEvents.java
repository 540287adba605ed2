package judge.web.live;

/** What happens to submissions, told to whoever looks at them. */
public final class LiveEvents implements AutoCloseable {

    /** Ends all connections; browsers come back by themselves. */
    @Override
    public void close() {}
}
