package judge.database;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.provider.ArgumentsSource;
import org.junit.jupiter.params.support.ParameterDeclarations;

/** Runs a parameterized class or method on {@link BothDatabases}; in the first lane, on SQLite alone. */
@Retention(RetentionPolicy.RUNTIME)
@ArgumentsSource(OnEachDatabase.OfTheLane.class)
public @interface OnEachDatabase {

    final class OfTheLane implements ArgumentsProvider {

        @Override
        public Stream<? extends Arguments> provideArguments(
                ParameterDeclarations parameters, ExtensionContext context) {
            return BothDatabases.inThisLane().stream().map(Arguments::of);
        }
    }
}
