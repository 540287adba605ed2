import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String breach = null;
        System.setSecurityManager(new SecurityManager() {
            @Override
            public void checkExit(int status) {
                throw new SecurityException("no exit");
            }

            @Override
            public void checkPermission(java.security.Permission permission) {}
        });
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
