package judge.cli.server;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import judge.submission.SourceFile;
import org.jspecify.annotations.Nullable;

/**
 * A form with files, as browsers send it.
 *
 * @param contentType with the boundary
 * @param content not to be written to
 */
@SuppressWarnings("ArrayRecordComponent")
record MultipartBody(String contentType, byte[] content) {

    /** Makes the body of a submission to a problem. */
    static MultipartBody of(String problem, List<SourceFile> files) {
        return of(Map.of("problem", problem), files, null);
    }

    /** Makes a body with fields by their names, and with a file that is an input; null: there is none. */
    static MultipartBody of(Map<String, String> fields, List<SourceFile> files, byte @Nullable [] input) {
        String boundary = "judge-" + UUID.randomUUID();
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        fields.forEach(
                (name, value) -> part(body, boundary, "name=\"" + name + '"', value.getBytes(StandardCharsets.UTF_8)));
        if (input != null) {
            part(body, boundary, "name=\"input\"; filename=\"input\"", input);
        }
        for (SourceFile file : files) {
            part(body, boundary, "name=\"file\"; filename=\"" + escaped(file.path()) + '"', file.content());
        }
        write(body, "--" + boundary + "--\r\n");
        return new MultipartBody("multipart/form-data; boundary=" + boundary, body.toByteArray());
    }

    private static void part(ByteArrayOutputStream body, String boundary, String disposition, byte[] content) {
        write(body, "--" + boundary + "\r\nContent-Disposition: form-data; " + disposition + "\r\n\r\n");
        body.writeBytes(content);
        write(body, "\r\n");
    }

    /** Escapes a name as the standard for forms (WHATWG) has it. */
    private static String escaped(String name) {
        return name.replace("\r", "%0D").replace("\n", "%0A").replace("\"", "%22");
    }

    private static void write(ByteArrayOutputStream body, String text) {
        body.writeBytes(text.getBytes(StandardCharsets.UTF_8));
    }
}
