import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String breach = null;
        long others = ProcessHandle.allProcesses().filter(p -> !p.equals(ProcessHandle.current())).count();
        if (others > 0) {
            breach = "sees " + others + " other processes";
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
