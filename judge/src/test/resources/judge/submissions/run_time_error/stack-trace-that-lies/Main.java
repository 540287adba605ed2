import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        RuntimeException e = new RuntimeException("java.lang.StackOverflowError");
        e.setStackTrace(new StackTraceElement[] {new StackTraceElement("judge.run.Jvm", "run", "Jvm.java", 2_000_000_000)});
        throw e;
    }
}
