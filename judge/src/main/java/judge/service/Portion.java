package judge.service;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Some of many.
 *
 * @param next where the following ones begin; null: these were the last
 */
<<<<<<<< HEAD:judge/src/main/java/judge/service/Portion.java
public record Portion<T>(List<T> items, @Nullable Long next) {

    public Portion {
========
public record ResultPage<T>(List<T> items, @Nullable Long next) {

    public ResultPage {
>>>>>>>> 702aeb3 (Tests that start servers are integration tests; serve is in the documents; no circle in server):judge/src/main/java/judge/service/ResultPage.java
        items = List.copyOf(items);
    }
}
