package judge.problem;

import java.util.List;
import java.util.stream.Stream;

/** A thing that a grader of a legacy package has a result for: a test case, or a folder of them. */
public sealed interface Graded {

    /** Returns its path below {@code data}, without extension. */
    String name();

    /** The cases in it, in the order in which they are judged. */
    Stream<String> cases();

    /** A test case. */
    record Case(String name) implements Graded {

        @Override
        public Stream<String> cases() {
            return Stream.of(name);
        }
    }

    /**
     * A folder of test cases and further folders.
     *
     * @param name its path below {@code data}; empty for that folder itself
     * @param breaks whether what comes after a rejected part is not judged
     * @param custom whether the package's own grader decides
     * @param flags given to the grader
     * @param least the lowest score that it may have, if it is accepted
     * @param most the highest
     * @param parts in the order in which they are judged
     */
    record Group(
            String name,
            boolean breaks,
            boolean custom,
            GraderFlags flags,
            double least,
            double most,
            List<Graded> parts)
            implements Graded {

        public Group {
            parts = List.copyOf(parts);
        }

        @Override
        public Stream<String> cases() {
            return parts.stream().flatMap(Graded::cases);
        }

        /** This group and those in it. */
        public Stream<Group> groups() {
            return Stream.concat(
                    Stream.of(this),
                    parts.stream()
                            .filter(Group.class::isInstance)
                            .map(Group.class::cast)
                            .flatMap(Group::groups));
        }

        /** The same with every part judged. */
        Group withoutBreaks() {
            return new Group(
                    name,
                    false,
                    custom,
                    flags,
                    least,
                    most,
                    parts.stream()
                            .map(part -> part instanceof Group group ? group.withoutBreaks() : part)
                            .toList());
        }
    }
}
