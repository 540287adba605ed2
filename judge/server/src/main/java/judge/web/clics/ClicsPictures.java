package judge.web.clics;

import io.javalin.http.Context;
import java.util.Optional;
import java.util.function.Function;
import judge.clics.ClicsContest.Contestant;
import judge.clics.ClicsPicture;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.service.contest.ClicsContests.Look;
import judge.service.contest.ContestServices;
import judge.service.contest.ContestSnapshot;
import org.jspecify.annotations.Nullable;

/** Answers with the logos of organizations and the photos of teams, to who sees these. */
record ClicsPictures(ContestServices services) {

    void logo(Context ctx, @Nullable Viewer viewer, Look look) {
        send(ctx, viewer, look, snapshot -> picture(ctx, snapshot, "organization_id", Contestant::logo));
    }

    void photo(Context ctx, @Nullable Viewer viewer, Look look) {
        send(ctx, viewer, look, snapshot -> picture(ctx, snapshot, "id", Contestant::photo));
    }

    private void send(
            Context ctx, @Nullable Viewer viewer, Look look, Function<ContestSnapshot, Optional<ClicsPicture>> found) {
        String contest = ctx.pathParam("contest");
        byte[] content = services.clics()
                .look(viewer, contest, look, found)
                .flatMap(picture -> services.pictures().content(Long.parseLong(contest), picture.hash()))
                .orElseThrow(Refusal::notFound);
        ctx.header("Cache-Control", "private, no-cache")
                .contentType(ClicsPicture.MIME)
                .result(content);
    }

    /** The picture of the first team that is seen, and is or belongs to the object of the path. */
    private static Optional<ClicsPicture> picture(
            Context ctx, ContestSnapshot snapshot, String key, Function<Contestant, @Nullable ClicsPicture> of) {
        String object = ctx.pathParam("object");
        return snapshot.contest().teams().stream()
                .filter(one -> snapshot.feed()
                        .objects()
                        .team(one)
                        .filter(node -> node.path(key).asText().equals(object))
                        .isPresent())
                .findFirst()
                .flatMap(one -> Optional.ofNullable(of.apply(one)));
    }
}
