package judge.online.practice;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The level and the tags of a problem in a set.
 *
 * @param level null: none is said
 * @param tags each at most {@link #LONGEST} characters, {@link #MOST} at most, none twice
 */
public record PracticeTags(@Nullable PracticeLevel level, List<String> tags) {

    /** Nothing is said. */
    public static final PracticeTags NONE = new PracticeTags(null, List.of());

    /** The number of tags that a problem may have. */
    public static final int MOST = 10;

    /** The characters that a tag may have. */
    public static final int LONGEST = 40;

    private static final Pattern FIT = Pattern.compile("[^\\p{C}\\p{Zl}\\p{Zp}]{0," + LONGEST + "}");

    public PracticeTags {
        tags = List.copyOf(tags);
    }

    /** Returns the level and tags that the keywords of a package give; those that are unfit are left out. */
    public static PracticeTags ofKeywords(List<String> keywords) {
        @Nullable
        PracticeLevel level = keywords.stream()
                .flatMap(word -> PracticeLevel.named(word).stream())
                .findFirst()
                .orElse(null);
        List<String> tags = once(keywords.stream()
                .filter(word -> PracticeLevel.named(word).isEmpty() && isFit(word))
                .toList());
        return new PracticeTags(level, tags.subList(0, Math.min(tags.size(), MOST)));
    }

    /** Returns tags without blanks around, and without those that are there twice. */
    public static List<String> once(List<String> wished) {
        List<String> tags = new ArrayList<>();
        for (String tag : wished) {
            String stripped = tag.strip();
            if (!stripped.isEmpty() && tags.stream().noneMatch(stripped::equalsIgnoreCase)) {
                tags.add(stripped);
            }
        }
        return tags;
    }

    /** Tells whether a tag is short enough, and has only characters that are seen. */
    public static boolean isFit(String tag) {
        return FIT.matcher(tag.strip()).matches();
    }
}
