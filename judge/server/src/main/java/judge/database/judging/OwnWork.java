package judge.database.judging;

import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Everything that is a person's: what the person has handed in, and what the others of a work group have.
 *
 * @param mates the others, by assignment
 */
public record OwnWork(long person, Map<Long, Set<Long>> mates) {

    public OwnWork {
        mates = Map.copyOf(mates);
    }

    /** Returns the people in whose name it was handed in, at whatever assignment. */
    public Set<Long> people() {
        Set<Long> people = new HashSet<>(Set.of(person));
        mates.values().forEach(people::addAll);
        return people;
    }

    /** Returns the condition in SQL that a submission {@code s} is one of these. */
    String condition() {
        StringBuilder condition = new StringBuilder("(s.person = " + person);
        mates.forEach((assignment, people) -> condition
                .append(" or (s.assignment = ")
                .append(assignment)
                .append(" and s.person in (")
                .append(numbers(people))
                .append("))"));
        return condition.append(')').toString();
    }

    private static String numbers(Collection<Long> numbers) {
        return numbers.stream().map(String::valueOf).sorted().collect(Collectors.joining(", "));
    }
}
