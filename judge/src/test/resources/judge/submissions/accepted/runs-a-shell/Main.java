import java.io.IOException;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String breach = null;
        String[][] commands = {
            {"/bin/sh", "-c", "echo hello"}, {"sh", "-c", "echo hello"}, {"/bin/bash", "-c", "echo hello"}, {"/bin/busybox", "echo"},
            {"/usr/bin/id"}, {"/usr/bin/python3", "-c", "print(1)"}, {"/usr/bin/env"}, {"/lib64/ld-linux-x86-64.so.2", "/bin/true"}
        };
        for (String[] command : commands) {
            try {
                Process process = new ProcessBuilder(command).start();
                String said = new String(process.getInputStream().readAllBytes());
                if (process.waitFor() == 0) {
                    breach = "ran " + command[0] + ": " + said.trim();
                }
            } catch (IOException denied) {
                System.err.println(denied);
            }
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
