package judge.service.contest;

import java.nio.charset.Charset;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import judge.clics.ClicsIds;
import judge.clics.ClicsPicture;
import judge.database.Database;
import judge.database.Tables;
import judge.intake.ContestZip;
import judge.online.Access.Action;
import judge.online.Logins;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.online.contest.Team;
import judge.picture.Picture;
import judge.picture.PictureException;
import judge.roster.team.ContestSetUp;
import judge.roster.team.PackagedNames;
import judge.roster.team.TeamListException;
import judge.service.access.Audit;
import org.jspecify.annotations.Nullable;

/** The logos of the organizations of a contest, and photos of its teams. Each is drawn anew before it is kept. */
public final class ContestPictures {

    private final Database database;
    private final Clock clock;
    private final ContestAuthorization contests;
    private final Audit audit;

    public ContestPictures(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
        contests = new ContestAuthorization(clock);
        audit = new Audit(clock);
    }

    /** The kinds of pictures. */
    public enum Kind {
        /** The logo of an organization, by its id in the Contest API. */
        LOGO(256),
        /** The photo of a team, by its number. */
        PHOTO(1_280);

        private final int side;

        Kind(int side) {
            this.side = side;
        }

        private String setting(String id) {
            return name().toLowerCase(Locale.ROOT) + " " + id;
        }
    }

    /** An organization or a team, with its picture; null: it has none. */
    public record Pictured(Kind kind, String id, String name, @Nullable ClicsPicture picture) {}

    /** Returns the organizations and then the teams of a contest, for its jury. */
    public List<Pictured> all(Viewer viewer, String course, String assignment) {
        return database.read(tables -> {
            long contest = contests.contest(tables, viewer, course, assignment, Action.RUN_CONTEST)
                    .assignment()
                    .id();
            return all(tables, contest);
        });
    }

    private static List<Pictured> all(Tables tables, long contest) {
        Map<String, String> kept = tables.contestDesk().settings(contest);
        Map<String, Pictured> logos = new LinkedHashMap<>();
        List<Pictured> photos = new ArrayList<>();
        for (Team team : tables.teams().of(contest)) {
            organization(team).ifPresent(name -> {
                String id = ClicsIds.named(name);
                logos.putIfAbsent(id, new Pictured(Kind.LOGO, id, name, picture(kept, Kind.LOGO, id)));
            });
            String id = ClicsIds.team(team.person());
            photos.add(new Pictured(Kind.PHOTO, id, team.name(), picture(kept, Kind.PHOTO, id)));
        }
        List<Pictured> all = new ArrayList<>(logos.values());
        all.addAll(photos);
        return all;
    }

    private static Optional<String> organization(Team team) {
        return Optional.ofNullable(team.affiliation()).filter(name -> !name.isBlank());
    }

    /** Returns a picture out of what is kept of a contest; null: there is none. */
    static @Nullable ClicsPicture picture(Map<String, String> kept, Kind kind, String id) {
        String[] words = kept.getOrDefault(kind.setting(id), "").split(" ", -1);
        return words.length == 3
                ? new ClicsPicture(words[0], Integer.parseInt(words[1]), Integer.parseInt(words[2]))
                : null;
    }

    /** The digests of the logos of a contest, by the persons of teams. */
    public Map<Long, String> logos(long contest) {
        return database.read(tables -> {
            Map<String, String> kept = tables.contestDesk().settings(contest);
            Map<Long, String> logos = new HashMap<>();
            for (Team team : tables.teams().of(contest)) {
                organization(team)
                        .map(name -> picture(kept, Kind.LOGO, ClicsIds.named(name)))
                        .ifPresent(logo -> logos.put(team.person(), logo.hash()));
            }
            return logos;
        });
    }

    /** Keeps a picture, in place of one that there is. */
    public void put(Viewer viewer, String course, String assignment, Kind kind, String id, byte[] sent) {
        // Nothing is drawn for who may not have it kept.
        database.read(tables -> contests.contest(tables, viewer, course, assignment, Action.EDIT_CONTEST));
        Picture drawn = drawn(sent, kind);
        change(
                viewer,
                course,
                assignment,
                kind,
                id,
                tables -> tables.blobs().put(drawn.png()) + " " + drawn.width() + " " + drawn.height());
    }

    /**
     * Keeps the logos that a contest package has for organizations of its teams, and the photos of its teams; of
     * several the largest that can be drawn.
     *
     * @param files of the package, by their paths
     * @return the paths of pictures that are not taken: those that cannot be drawn, and those of nobody in the contest
     */
    List<String> bring(
            Viewer viewer, String course, String assignment, Map<String, byte[]> files, Optional<Charset> charset) {
        Map<String, List<Map.Entry<String, byte[]>>> folders = files.entrySet().stream()
                .filter(file -> file.getKey().matches(ContestZip.PICTURE))
                .sorted(Comparator.comparing(file -> -file.getValue().length))
                .collect(Collectors.groupingBy(
                        file -> file.getKey().substring(0, file.getKey().lastIndexOf('/')),
                        TreeMap::new,
                        Collectors.toList()));
        List<Pictured> there = all(viewer, course, assignment);
        // Where nobody is in the contest no list of names has been found good.
        PackagedNames names = there.isEmpty() ? new PackagedNames(Map.of(), Map.of()) : names(files, charset);
        List<String> leftOut = new ArrayList<>();
        folders.forEach((folder, pictures) -> {
            Optional<Pictured> of = pictured(there, folder, names);
            if (pictures.stream().noneMatch(one -> isKept(viewer, course, assignment, of, one.getValue()))) {
                leftOut.add(pictures.get(pictures.size() - 1).getKey());
            }
        });
        return leftOut;
    }

    /** Returns the one whose pictures a folder of a package has; empty: it is nobody here. */
    private Optional<Pictured> pictured(List<Pictured> there, String folder, PackagedNames names) {
        Kind kind = folder.startsWith("teams/") ? Kind.PHOTO : Kind.LOGO;
        String listed = folder.substring(folder.indexOf('/') + 1);
        Optional<String> id = kind == Kind.LOGO
                ? Optional.of(ClicsIds.named(names.organizations().getOrDefault(listed, listed)))
                : Logins.listed(names.logins().getOrDefault(listed, listed))
                        .flatMap(
                                login -> database.read(tables -> tables.people().find(login)))
                        .map(person -> ClicsIds.team(person.id()));
        return there.stream()
                .filter(one -> one.kind() == kind && id.filter(one.id()::equals).isPresent())
                .findFirst();
    }

    /** Keeps a picture; false: it is nobody's, or cannot be drawn. */
    private boolean isKept(Viewer viewer, String course, String assignment, Optional<Pictured> of, byte[] picture) {
        try {
            of.ifPresent(one -> put(viewer, course, assignment, one.kind(), one.id(), picture));
            return of.isPresent();
        } catch (Refusal refusal) {
            if (refusal.kind() == Refusal.Kind.UNAVAILABLE) {
                throw refusal;
            }
            return false;
        }
    }

    private static PackagedNames names(Map<String, byte[]> files, Optional<Charset> charset) {
        try {
            return ContestSetUp.names(files, charset);
        } catch (TeamListException e) {
            throw ListedTeams.refused(e);
        }
    }

    private static Picture drawn(byte[] sent, Kind kind) {
        try {
            return Picture.drawn(sent, kind.side);
        } catch (PictureException e) {
            throw e.why() == PictureException.Why.LARGE
                    ? new Refusal(
                            Refusal.Kind.TOO_LARGE,
                            "picture-large",
                            Map.of("bytes", Picture.MOST_BYTES, "sentBytes", sent.length))
                    : Refusal.invalid("picture-unknown");
        }
    }

    /** Keeps none any more. */
    public void remove(Viewer viewer, String course, String assignment, Kind kind, String id) {
        change(viewer, course, assignment, kind, id, tables -> "");
    }

    private void change(
            Viewer viewer, String course, String assignment, Kind kind, String id, Function<Tables, String> value) {
        database.write(tables -> {
            ContestView view = contests.going(tables, viewer, course, assignment, Action.EDIT_CONTEST);
            long contest = view.assignment().id();
            if (all(tables, contest).stream()
                    .noneMatch(one -> one.kind() == kind && one.id().equals(id))) {
                throw Refusal.notFound();
            }
            Instant now = clock.instant();
            tables.contestDesk().set(contest, kind.setting(id), value.apply(tables));
            tables.changes().add(now, "contest", contest, contest, "{}");
            audit.note(tables, viewer, "picture", view.object(), kind.setting(id));
            return contest;
        });
    }

    /** The content of a picture of a contest, for who has been found to see that; empty: it has no such picture. */
    public Optional<byte[]> content(long contest, String hash) {
        return database.read(tables -> tables.contestDesk().settings(contest).entrySet().stream()
                .filter(entry -> entry.getKey().startsWith(Kind.LOGO.setting(""))
                        || entry.getKey().startsWith(Kind.PHOTO.setting("")))
                .filter(entry -> entry.getValue().startsWith(hash + " "))
                .findFirst()
                .map(entry -> tables.blobs().get(hash)));
    }
}
