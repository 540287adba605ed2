import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Scanner;
import java.util.zip.GZIPInputStream;

public class Main {
    /** device.so for Linux on x86-64, made from device.c.txt beside this file. */
    static final String LIBRARY =
            "H4sIAAAAAAACA6t39XFjYmRkgAFmBjsGBI+BwQFKdwggi1kwsAFJbgYusFpWBtzgDhMqzQA1B6SPDYgD+CH8AHlUegMDKg3Tx0Si"
                    + "Pg4oHfC0JIUFSDdA3YFOizCg0ixQOhCoj42BeAALpiCofcS6ExbmTFA2LHwYFBDGgsR49WPi8NkPUiMEdP1vqIGVMAmvxLLEeN/E"
                    + "zLz4lNSyzOTUYgbHkNBgj17bIqCk4y6QEscdYHIniNzdCiT2bVNkYNjFCjTKo/MGP6tH6wEH/ilHHfi3vd23LREoAwpdmIwj/5Qj"
                    + "rvzbnrgyPtnF8A8hzj/lAP+2AwcfMLlwPuB8ER3rGHMYZH5xaa5efmkJA6M0s7UI1N3V////N0CLB8aqIAbGCgFGaR52jglARRpA"
                    + "MRkgdgaqBfvNiU+gh8mRT6KN2ZFPoZmFqZBPwpFPwImPg2EUjIJRMApGwSgYBaNgFIyCUTAKaAq+/vufD6InQPtfsL7xCygf1pfc"
                    + "AeVzQfnCUJobSkvQyb3uzs5WChouqUmZiXkKhkZ6RnoGuoYm2impSYZGpYaaUCEGBr3ijOKSopLEJAa99LxSvYzE4gwGvZTKvOLK"
                    + "XAhdUsSgV5JaUcKgV5SfkliSyKCXmhGfVpSYmxqfkVKE4IFVJ+ZmJjPoJefn5qbmlVDFH6Bw+/b/fz5smAEW/jBaBal/jTwuAAOi"
                    + "UDOY0OIHRhvAx0cgfVUOtHiShcoxocU3jBbG0k9HBqrIfX4ggPXfMfrxOPRrQ8Vg9lcwodLo/kXnG6PpxzU+woA2PgIDjmj6ZzCh"
                    + "0i4E7PeG+p2ZAW28hB91nIQZTT9svCUEar8BjgEZdRzhh0wzY0lX6lD9sQTCHwBDDTo3SBMAAA==";

    static native int devices();

    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String breach = null;
        try {
            byte[] packed = Base64.getDecoder().decode(LIBRARY);
            Path library = Path.of("native.so").toAbsolutePath();
            Files.write(library, new GZIPInputStream(new ByteArrayInputStream(packed)).readAllBytes());
            System.load(library.toString());
            int made = devices();
            if (made != 0) {
                breach = "made a device, " + made;
            }
        } catch (IOException | UnsatisfiedLinkError denied) {
            System.err.println(denied);
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
