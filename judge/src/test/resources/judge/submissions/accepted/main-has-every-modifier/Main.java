import java.util.Scanner;

abstract class Main<T extends Comparable<? super T>> {
    @SafeVarargs
    @Deprecated
    static public final strictfp synchronized void main(final String... a) throws Throwable {
        Scanner in = new Scanner(System.in);
        System.out.println(in.nextInt() + in.nextInt());
    }
}
