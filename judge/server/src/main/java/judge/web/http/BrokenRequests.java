package judge.web.http;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/**
 * Answers requests that are invalid, such as one for {@code /%00}, before any other code has looked at them: in each
 * language, as the user and their language are unknown.
 */
final class BrokenRequests extends ErrorHandler {

    @Override
    protected void generateResponse(
            Request request,
            Response response,
            int code,
            @Nullable String message,
            @Nullable Throwable cause,
            Callback callback) {
        response.getHeaders()
                .put(HttpHeader.CONTENT_TYPE, "text/html;charset=utf-8")
                .put("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'")
                .put("X-Content-Type-Options", "nosniff");
        Content.Sink.write(response, true, page(code), callback);
    }

    private static String page(int code) {
        boolean ours =
                code >= HttpStatus.INTERNAL_SERVER_ERROR_500 && code != HttpStatus.HTTP_VERSION_NOT_SUPPORTED_505;
        String sentence = ours ? "refusal.internal" : "refusal.bad-request";
        String title = Messages.in(DisplayLanguage.EN).text("web.refused");
        return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>" + title
                + "</title>\n</head>\n<body>\n" + sentences(sentence) + "</body>\n</html>\n";
    }

    private static String sentences(String key) {
        return Stream.of(DisplayLanguage.values())
                .map(language -> "<p lang=\"" + language.tag() + "\">"
                        + Messages.in(language).text(key) + "</p>\n")
                .collect(Collectors.joining());
    }
}
