package judge.render;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.gradebook.Change;
import judge.gradebook.Change.Cause;
import judge.gradebook.RunComparison;
import judge.message.Messages;
import judge.message.Visible;

/** Shows the differences between two runs as text, JSON or Markdown. */
public record DiffView(Messages messages) {

    private static final int VERSION = 1;

    /** A line for each change, fit for a terminal. */
    public String text(RunComparison comparison) {
        StringBuilder text = new StringBuilder();
        comparison.changes().forEach(change -> text.append(Visible.of(place(change)))
                .append(": ")
                .append(change.before())
                .append(" -> ")
                .append(change.after())
                .append(" (")
                .append(why(change))
                .append(")\n"));
        comparison.added().forEach(one -> line(text, "diff.added", one));
        comparison.removed().forEach(one -> line(text, "diff.removed", one));
        return text.append(counts(comparison)).append('\n').toString();
    }

    private void line(StringBuilder text, String key, String submission) {
        text.append(messages.text(key, "submission", submission)).append('\n');
    }

    private String counts(RunComparison comparison) {
        long submissions = comparison.changes().stream()
                .map(change -> List.of(change.contestant(), change.problem()))
                .distinct()
                .count();
        return messages.text(
                "diff.count",
                "changes",
                comparison.changes().size(),
                "submissions",
                submissions,
                "added",
                comparison.added().size(),
                "removed",
                comparison.removed().size());
    }

    private static String place(Change change) {
        return change.contestant() + "/" + change.problem()
                + change.testCase().map(name -> " " + name).orElse("");
    }

    private String why(Change change) {
        return change.causes().stream()
                .sorted()
                .map(cause -> messages.text("diff.cause." + cause.word()))
                .collect(Collectors.joining(messages.text("diff.and")));
    }

    /** A table for a comment on a pull request. */
    public String markdown(RunComparison comparison) {
        StringBuilder text = new StringBuilder();
        if (!comparison.changes().isEmpty()) {
            Stream<String> heads = Stream.of("contestant", "problem", "case", "verdict", "reason")
                    .map(head -> messages.text("head." + head));
            text.append(row(heads)).append("|---|---|---|---|---|\n");
        }
        for (Change change : comparison.changes()) {
            text.append(row(Stream.of(
                    MarkdownView.inTable(change.contestant()),
                    MarkdownView.inTable(change.problem()),
                    MarkdownView.inTable(change.testCase().orElse("")),
                    change.before() + " → " + change.after(),
                    why(change))));
        }
        comparison.added().forEach(one -> item(text, "diff.added", one));
        comparison.removed().forEach(one -> item(text, "diff.removed", one));
        return text.append('\n').append(counts(comparison)).append('\n').toString();
    }

    private static String row(Stream<String> cells) {
        return cells.collect(Collectors.joining(" | ", "| ", " |\n"));
    }

    private void item(StringBuilder text, String key, String submission) {
        text.append("- ")
                .append(MarkdownView.code(messages.text(key, "submission", submission)))
                .append('\n');
    }

    /** The same for other programs. */
    public String json(RunComparison comparison) {
        ObjectMapper mapper = new ObjectMapper();
        ObjectNode root = mapper.createObjectNode();
        root.put("version", VERSION);
        ArrayNode changes = root.putArray("changes");
        for (Change change : comparison.changes()) {
            ObjectNode node = changes.addObject();
            node.put("contestant", change.contestant());
            node.put("problem", change.problem());
            node.put("case", change.testCase().orElse(null));
            node.put("before", change.before().name());
            node.put("after", change.after().name());
            ArrayNode causes = node.putArray("causes");
            change.causes().stream().sorted().map(Cause::word).forEach(causes::add);
        }
        comparison.added().forEach(root.putArray("added")::add);
        comparison.removed().forEach(root.putArray("removed")::add);
        try {
            return mapper.writerWithDefaultPrettyPrinter().writeValueAsString(root) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a tree can be written", e);
        }
    }
}
