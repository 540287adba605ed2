// public class Fake1 { public static void main(String[] args) {} }
/* package fake; public class Fake2 { public static void main(String[] args) {} } */
import java.util.Scanner;

class Real {
    static final String ONE = "public class Fake3 { public static void main(String[] args) {} }";
    static final String TWO =
            """
            package fake;
            public class Fake4 { public static void main(String[] args) {} }
            """;

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(in.nextInt() + in.nextInt());
    }
}
