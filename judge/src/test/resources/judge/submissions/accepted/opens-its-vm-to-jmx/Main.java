import java.util.Map;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String breach = null;
        try {
            System.setProperty("com.sun.management.jmxremote.port", "38476");
            Class<?> factory = Class.forName("java.lang.management.ManagementFactory");
            Object server = factory.getMethod("getPlatformMBeanServer").invoke(null);
            Class<?> url = Class.forName("javax.management.remote.JMXServiceURL");
            Object address = url.getConstructor(String.class).newInstance("service:jmx:rmi://");
            Class<?> connectors = Class.forName("javax.management.remote.JMXConnectorServerFactory");
            Object connector = connectors
                    .getMethod("newJMXConnectorServer", url, Map.class, Class.forName("javax.management.MBeanServer"))
                    .invoke(null, address, null, server);
            connector.getClass().getMethod("start").invoke(connector);
            breach = "a JMX connector listens";
        } catch (ReflectiveOperationException | LinkageError denied) {
            System.err.println(denied);
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
