package judge.check;

/** Decides whether a program's output is right. One of the judge's three seams. */
@FunctionalInterface
public interface Checker {

    /** The ruling on one output. Never throws for what the contestant printed. */
    Ruling check(Attempt attempt);
}
