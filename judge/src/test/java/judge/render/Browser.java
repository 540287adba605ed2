package judge.render;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import judge.Eventually;
import org.apache.commons.io.FileUtils;
import org.jspecify.annotations.Nullable;

/**
 * A window of a real Chromium that shows none, with a profile of its own, led through the DevTools protocol over the
 * JDK's own WebSocket: no driver, no library, and everything that the browser does can be listened to.
 */
public final class Browser implements AutoCloseable {

    /** The name of this machine in this browser. */
    public static final String NAMED_HOST = "judge.school.test";

    private static final int CONTROL = 2;
    private static final int SHIFT = 8;
    private static final String LISTENING = "DevTools listening on ";

    /** The one process: it starts once, as each test would wait for that, and again where it has crashed. */
    private static @Nullable Running running;

    private final ObjectMapper mapper = new ObjectMapper();
    private final AtomicInteger ids = new AtomicInteger();
    private final Map<Integer, CompletableFuture<JsonNode>> answers = new ConcurrentHashMap<>();
    private final List<JsonNode> events = Collections.synchronizedList(new ArrayList<>());
    private final WebSocket socket;
    private final String profile;
    private String session = "";

    private Browser(String address) {
        socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(URI.create(address), new Ear())
                .join();
        profile = browserCall("Target.createBrowserContext", Map.of("disposeOnDetach", true))
                .path("browserContextId")
                .textValue();
        String target = browserCall(
                        "Target.createTarget",
                        Map.of("url", "about:blank", "browserContextId", profile, "newWindow", true))
                .path("targetId")
                .textValue();
        session = browserCall("Target.attachToTarget", Map.of("targetId", target, "flatten", true))
                .path("sessionId")
                .textValue();
        for (String domain : List.of("Page", "Runtime", "Network", "Log", "Performance", "DOM")) {
            call(domain + ".enable", Map.of());
        }
        // There are other windows beside it.
        call("Emulation.setFocusEmulationEnabled", Map.of("enabled", true));
    }

    /**
     * Returns the path of Chromium, if there is one: the one that {@code judge.browser} names, else the one on the
     * path.
     */
    private static Optional<Path> program() {
        String named = System.getProperty("judge.browser", "");
        Stream<String> names = named.isEmpty()
                ? Stream.of("chromium", "chromium-browser", "google-chrome", "chrome")
                : Stream.of(named);
        return names.flatMap(name -> Stream.of(System.getenv("PATH").split(":", -1))
                        .map(dir -> Path.of(dir).resolve(name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** Opens a window with a profile of its own. */
    public static Browser start() throws IOException {
        return new Browser(address());
    }

    /** A browser without windows, and the address at which it listens. */
    private record Running(Process process, String address) {}

    private static synchronized String address() throws IOException {
        Running last = running;
        if (last == null || !last.process().isAlive()) {
            last = started(program()
                    .orElseThrow(() -> new AssertionError("The pages are tested in Chromium, and there is none on the"
                            + " path. Install it (apt-get install chromium; ./runner.sh test all does), or give "
                            + "-Djudge.browser=none.")));
            running = last;
        }
        return last.address();
    }

    private static Running started(Path program) throws IOException {
        Path folder = Files.createTempDirectory("browser-");
        Process process = new ProcessBuilder(
                        program.toString(),
                        "--headless=new",
                        "--remote-debugging-port=0",
                        "--user-data-dir=" + folder,
                        // The pages are ours, and root has no sandbox in a container.
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-dev-shm-usage",
                        "--disable-background-networking",
                        "--disable-component-update",
                        "--disable-extensions",
                        // Pages of the browser's own, in each window.
                        "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup",
                        "--no-first-run",
                        "--no-startup-window",
                        "--hide-scrollbars",
                        "--force-color-profile=srgb",
                        "--host-resolver-rules=MAP " + NAMED_HOST + " 127.0.0.1")
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> end(process, folder)));
        BufferedReader said =
                new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8));
        StringBuilder all = new StringBuilder();
        for (String line = said.readLine(); line != null; line = said.readLine()) {
            if (line.startsWith(LISTENING)) {
                drain(said);
                return new Running(process, line.substring(LISTENING.length()).strip());
            }
            all.append(line).append('\n');
        }
        throw new IOException(program + " did not start: " + all);
    }

    private static void end(Process process, Path folder) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly().onExit().join();
        FileUtils.deleteQuietly(folder.toFile());
    }

    /** A browser whose output nobody reads stops when the pipe is full. */
    private static void drain(BufferedReader said) {
        Thread thread = new Thread(() -> said.lines().forEach(line -> {}), "browser-log");
        thread.setDaemon(true);
        thread.start();
    }

    private final class Ear implements WebSocket.Listener {

        private final StringBuilder message = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
            message.append(part);
            if (last) {
                hear(message.toString());
                message.setLength(0);
            }
            from.request(1);
            return CompletableFuture.completedFuture(null);
        }
    }

    private void hear(String message) {
        try {
            JsonNode node = mapper.readTree(message);
            if (node.has("id")) {
                answers.get(node.path("id").intValue()).complete(node);
            } else {
                events.add(node);
            }
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private JsonNode browserCall(String method, Map<String, Object> parameters) {
        ObjectNode call = mapper.createObjectNode();
        int id = ids.incrementAndGet();
        call.put("id", id).put("method", method).set("params", mapper.valueToTree(parameters));
        if (!session.isEmpty()) {
            call.put("sessionId", session);
        }
        CompletableFuture<JsonNode> answer = new CompletableFuture<>();
        answers.put(id, answer);
        socket.sendText(call.toString(), true).join();
        JsonNode node =
                answer.orTimeout(Eventually.HANG.toSeconds(), TimeUnit.SECONDS).join();
        if (node.has("error")) {
            throw new IllegalStateException(method + ": " + node.path("error"));
        }
        return node.path("result");
    }

    public JsonNode call(String method, Map<String, Object> parameters) {
        return browserCall(method, parameters);
    }

    /** Opens a page and waits until it is loaded; how long that took on the browser's own clock, in milliseconds. */
    public double open(Path page) {
        return open(page.toUri().toString());
    }

    /** The same with an address. */
    public double open(String address) {
        events.clear();
        call("Page.navigate", Map.of("url", address));
        return loaded();
    }

    /** Does something in the page that loads another one, and waits until that is loaded. */
    public double go(String script) {
        events.clear();
        run(script + "; 0");
        return loaded();
    }

    private double loaded() {
        Eventually.until(
                "the page is loaded", () -> !seen("Page.loadEventFired").isEmpty());
        // Two frames: laid out and painted.
        run("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))");
        return run("performance.now()").doubleValue();
    }

    /** Gives a file to a field of a form, as a person would choose it. */
    public void choose(String selector, Path... files) {
        JsonNode root = call("DOM.getDocument", Map.of()).path("root").path("nodeId");
        JsonNode field = call("DOM.querySelector", Map.of("nodeId", root.intValue(), "selector", selector));
        call(
                "DOM.setFileInputFiles",
                Map.of(
                        "nodeId",
                        field.path("nodeId").intValue(),
                        "files",
                        Stream.of(files)
                                .map(file -> file.toAbsolutePath().toString())
                                .toList()));
    }

    /**
     * CPU seconds that the main thread of the page has used since the page was asked for: script, style, layout, paint.
     */
    double mainThreadSeconds() {
        for (JsonNode metric : call("Performance.getMetrics", Map.of()).path("metrics")) {
            if (metric.path("name").textValue().equals("ThreadTime")) {
                return metric.path("value").doubleValue();
            }
        }
        throw new IllegalStateException("this browser does not measure ThreadTime");
    }

    /** The browser's events, by name. */
    public List<JsonNode> seen(String event) {
        synchronized (events) {
            return events.stream()
                    .filter(one -> one.path("method").textValue().equals(event))
                    .map(one -> one.path("params"))
                    .toList();
        }
    }

    /** The value of an expression in the page, after promises. */
    public JsonNode run(String expression) {
        JsonNode result =
                call("Runtime.evaluate", Map.of("expression", expression, "awaitPromise", true, "returnByValue", true));
        if (result.has("exceptionDetails")) {
            throw new IllegalStateException(expression + ": " + result.path("exceptionDetails"));
        }
        return result.path("result").path("value");
    }

    /** Presses keys as a person would: they go to the element that has the focus. */
    public void type(String text) {
        call("Input.insertText", Map.of("text", text));
    }

    /** Clicks on the middle of an element, with the mouse, so many times in a row. */
    public void click(String selector, int times) {
        JsonNode middle = run("(() => { const one = document.querySelector('" + selector + "');"
                + " one.scrollIntoView({behavior: 'instant', block: 'center'});"
                + " const box = one.getBoundingClientRect();"
                + " return [box.x + box.width / 2, box.y + box.height / 2]; })()");
        for (int click = 1; click <= times; click++) {
            for (String type : List.of("mousePressed", "mouseReleased")) {
                call(
                        "Input.dispatchMouseEvent",
                        Map.of(
                                "type",
                                type,
                                "x",
                                middle.path(0).doubleValue(),
                                "y",
                                middle.path(1).doubleValue(),
                                "button",
                                "left",
                                "clickCount",
                                click));
            }
        }
    }

    public void press(String key, int code) {
        press(key, code, 0);
    }

    /** The same with Shift held down. */
    public void pressShifted(String key, int code) {
        press(key, code, SHIFT);
    }

    /** The same with Control held down. */
    public void pressControlled(String key, int code) {
        press(key, code, CONTROL);
    }

    /** Selects all of the text that has the focus, by the keys for it. */
    public void selectAll() {
        call(
                "Input.dispatchKeyEvent",
                Map.of(
                        "type",
                        "keyDown",
                        "key",
                        "a",
                        "code",
                        "KeyA",
                        "windowsVirtualKeyCode",
                        65,
                        "modifiers",
                        CONTROL,
                        "commands",
                        List.of("selectAll")));
    }

    private void press(String key, int code, int modifiers) {
        for (String type : List.of("keyDown", "keyUp")) {
            call(
                    "Input.dispatchKeyEvent",
                    Map.of(
                            "type",
                            type,
                            "key",
                            key,
                            "code",
                            key,
                            "windowsVirtualKeyCode",
                            code,
                            "modifiers",
                            modifiers,
                            "text",
                            key.equals("Enter") ? "\r" : ""));
        }
    }

    public void window(int width, int height, boolean phone) {
        call(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", phone));
    }

    public void dark(boolean dark) {
        call(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light"))));
    }

    public void screenshot(Path file) throws IOException {
        String data = call("Page.captureScreenshot", Map.of("format", "png"))
                .path("data")
                .textValue();
        Files.write(file, Base64.getDecoder().decode(data));
    }

    @Override
    public void close() {
        session = "";
        browserCall("Target.disposeBrowserContext", Map.of("browserContextId", profile));
        socket.abort();
    }
}
