import java.util.HashSet;
import java.util.List;
import java.util.Objects;

public class Main {
    private final Main next = this;

    @Override
    public boolean equals(Object other) {
        return other instanceof Main && next.equals(((Main) other).next);
    }

    @Override
    public int hashCode() {
        return Objects.hash(next);
    }

    public static void main(String[] args) {
        System.out.println(new HashSet<>(List.of(new Main())).size());
    }
}
