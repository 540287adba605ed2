import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Scanner;
import java.util.zip.GZIPInputStream;

public class Main {
    /** everybody.so for Linux on x86-64, made from everybody.c beside this file. */
    static final String LIBRARY =
            "H4sIAAAAAAACA6t39XFjYmRkgAFmBjsGBI+BwQFKNwggi1kwsAFJLgZOsFpWBtzgCBMqzQA1B6SPDYgD+CH8AHlUegMDKg3Tx0Si"
                    + "Pg4oHfC0JIUFSBdA3YFOizCg0ixQOhCoj42BeAALpiCofcS6ExbmTFA2LHzAYc/AoABT8/dlaDE++0FqhICu/ws1sAAm4ZVYlhjv"
                    + "m5iZF1+cmZ6XmJOTmsIQGrwfZN9ukPxeOyCxjxNIOO4C8R13gMmdIBIs4NH5gp/Vo/kHY/NlBo/m44wejf8XAD1XegGh0+P48f9A"
                    + "gKKy84VH53V+1s4b0bGHQe6TZrYWgbqzF6jWAC3cGauCGBgrBBiledg5JjBCPC4DxKFAtWC/OPIJtDE58kk0MzPl8Ak48nEwjIJR"
                    + "MApGwSgYBaNgFIyCUTAKRsGAgK///ueD6AnQ/hesb/wCyof16XZA+VxQviiU5obSEnRyr7uzs5WChktqUmZinoKhkZ6RnoGuoYl2"
                    + "SmqSoVGpoSZUiIFBrzijuKSoJDGJQS89r1QvI7E4g0EvpTKvuDIXQpcUMeiVpFaUMOilZsSnFSXmpsZnpBQheGBVibmZyQx6yfm5"
                    + "ual5JVRxPyi8vv3/nw8bXoCFO4xWQepXI48HMCCFOzeSPCxeYLQBfFwE0mflQIsfWagcE1o8w2hRLP1zZKCK1teH9dsx+u849GtD"
                    + "xWD24xrXYEAb14ABSzT9HUyotA2aevTwc4a6nZkBbZyDH3V8gxlNP2ycxAdqvwGOgRR1HP5HppmxpAt1qP5QAuEHALLsw3oAEwAA";

    static native int signalled();

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
            int reached = signalled();
            if (reached > 0) {
                breach = "reached " + reached + " processes";
            }
        } catch (IOException | UnsatisfiedLinkError denied) {
            System.err.println(denied);
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
