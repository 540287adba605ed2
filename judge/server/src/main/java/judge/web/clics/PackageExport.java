package judge.web.clics;

import com.fasterxml.jackson.databind.JsonNode;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import judge.clics.ClicsAccess;
import judge.clics.ClicsContest;
import judge.clics.ClicsContest.Contestant;
import judge.clics.ClicsContest.Task;
import judge.clics.ClicsIds;
import judge.clics.ClicsPicture;
import judge.clics.ClicsVersion;
import judge.clics.FeedEvent;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.service.OnlineServices;
import judge.service.contest.ClicsContests;
import judge.service.contest.ClicsContests.Look;
import judge.service.contest.ContestPictures;
import judge.service.contest.ContestServices;
import judge.service.contest.ContestSnapshot;
import judge.service.problem.ProblemView;
import judge.service.submission.SourceZip;

/**
 * A contest as the CLICS specification describes contest packages: what the newest version of the Contest API tells the
 * jury, what was handed in, and if wanted the packages of problems. Passwords are not in it, as nobody knows them.
 */
public final class PackageExport {

    /** The media type of the export. */
    public static final String TYPE = "application/zip";

    private static final Look LOOK = new Look(ClicsVersion.NEWEST, false);

    private final OnlineServices services;
    private final ClicsContests contests;
    private final ContestPictures pictures;

    /** Exports by these services. */
    public PackageExport(OnlineServices services, ContestServices contests) {
        this.services = services;
        this.contests = contests.clics();
        pictures = contests.pictures();
    }

    /** All that is small: files of JSON by their names, what was handed in, and the contest as it is set up. */
    private record Content(Map<String, byte[]> files, List<Long> handedIn, ClicsContest contest) {}

    /**
     * Answers with a contest's package.
     *
     * @param contest the number of its assignment
     * @param name of the file, without an ending
     * @param problems whether the packages of problems are wanted, as far as the viewer may have them
     * @throws Refusal if the viewer is not of its jury
     */
    public void send(Context ctx, Viewer viewer, String contest, String name, boolean problems) {
        // Before the first byte is sent, as later nothing can be refused any more.
        Content content = contests.lookAtBoards(viewer, contest, LOOK, PackageExport::content);
        Map<String, Long> packages = new LinkedHashMap<>();
        if (problems) {
            content.contest().problems().forEach(task -> packages.putAll(newest(viewer, task)));
        }
        ctx.header(
                "Content-Disposition", "attachment; filename=\"" + name.replaceAll("[^A-Za-z0-9._-]", "_") + ".zip\"");
        ctx.header("Cache-Control", "no-store").contentType(TYPE);
        try {
            write(ctx.outputStream(), viewer, content, packages);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void write(OutputStream out, Viewer viewer, Content content, Map<String, Long> packages)
            throws IOException {
        ZipOutputStream zip = new ZipOutputStream(out, StandardCharsets.UTF_8);
        for (Map.Entry<String, byte[]> file : content.files().entrySet()) {
            put(zip, file.getKey(), file.getValue());
        }
        putPictures(zip, content.contest());
        for (long id : content.handedIn()) {
            put(
                    zip,
                    "submissions/" + id + "/files.zip",
                    SourceZip.of(services.submissions().source(viewer, id)));
        }
        for (Task task : content.contest().problems()) {
            Long version = packages.get(task.slug());
            Optional<byte[]> whole = version == null ? Optional.empty() : whole(viewer, task, version);
            if (whole.isPresent()) {
                put(zip, "problems/" + task.id() + "/package.zip", whole.get());
            }
        }
        zip.finish();
    }

    private void putPictures(ZipOutputStream zip, ClicsContest contest) throws IOException {
        for (Map.Entry<String, ClicsPicture> picture : pictures(contest).entrySet()) {
            String hash = picture.getValue().hash();
            Optional<byte[]> png = pictures.content(Long.parseLong(contest.id()), hash);
            if (png.isPresent()) {
                put(zip, picture.getKey(), png.get());
            }
        }
    }

    private static void put(ZipOutputStream zip, String name, byte[] content) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(content);
        zip.closeEntry();
    }

    private Optional<byte[]> whole(Viewer viewer, Task task, long version) {
        try {
            return Optional.of(services.problems().zip(viewer, task.slug(), version));
        } catch (Refusal refusal) {
            return Optional.empty(); // Who may see it may not have it, or not any more.
        }
    }

    /** The newest version of a problem that the viewer may have, by the problem's name; else nothing. */
    private Map<String, Long> newest(Viewer viewer, Task task) {
        try {
            ProblemView view = services.problems().get(viewer, task.slug());
            return view.versions().isEmpty()
                    ? Map.of()
                    : Map.of(task.slug(), view.versions().get(0).id());
        } catch (Refusal refusal) {
            return Map.of();
        }
    }

    private static Content content(ContestSnapshot snapshot) {
        if (!snapshot.eye().jury()) {
            throw Refusal.notAllowed("not-allowed");
        }
        Map<String, byte[]> files = new LinkedHashMap<>();
        var feed = snapshot.feed();
        var objects = feed.objects();
        put(files, "api.json", ClicsEndpoints.about(ClicsVersion.NEWEST));
        put(files, "contest.json", objects.contest());
        put(
                files,
                "access.json",
                ClicsAccess.of(snapshot.contest(), snapshot.eye(), snapshot.edits(), LOOK.version(), LOOK.extended()));
        put(files, "state.json", objects.state());
        put(files, "scoreboard.json", snapshot.scoreboard(null));
        for (String endpoint : ClicsEndpoints.COLLECTIONS) {
            put(files, endpoint + ".json", ClicsEndpoints.all(endpoint, snapshot));
        }
        files.put("event-feed.ndjson", lines(snapshot.everything()));
        List<Long> handedIn = new ArrayList<>();
        snapshot.submissions().stream()
                .flatMap(one -> feed.live().submission(one).stream())
                .forEach(one -> handedIn.add(one.get("id").asLong()));
        return new Content(files, handedIn, snapshot.contest());
    }

    private static Map<String, ClicsPicture> pictures(ClicsContest contest) {
        Map<String, ClicsPicture> pictures = new TreeMap<>();
        for (Contestant one : contest.teams()) {
            ClicsPicture logo = one.logo();
            String organization = one.team().affiliation();
            if (logo != null && organization != null) {
                pictures.put("organizations/" + ClicsIds.named(organization) + "/logo.png", logo);
            }
            ClicsPicture photo = one.photo();
            if (photo != null) {
                pictures.put("teams/" + one.id() + "/photo.png", photo);
            }
        }
        return pictures;
    }

    private static void put(Map<String, byte[]> files, String name, JsonNode node) {
        files.put(name, FeedLines.json(node));
    }

    /** Returns the events as lines without tokens, which mean nothing in another place. */
    private static byte[] lines(List<FeedEvent> events) {
        ByteArrayOutputStream lines = new ByteArrayOutputStream();
        for (FeedEvent event : events) {
            lines.writeBytes(FeedLines.json(event.node()));
            lines.write('\n');
        }
        return lines.toByteArray();
    }
}
