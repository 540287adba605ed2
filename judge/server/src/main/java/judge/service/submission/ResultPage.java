package judge.service.submission;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Some of many.
 *
 * @param next the beginning of the following ones; null: these were the last
 */
public record ResultPage<T>(List<T> items, @Nullable Long next) {

    public ResultPage {
        items = List.copyOf(items);
    }
}
