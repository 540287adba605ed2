package judge.web.page.workshop;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import judge.online.Refusal;
import judge.service.problem.FileChange;
import judge.service.problem.OpenedPackage;
import judge.service.problem.PackageYaml;
import judge.source.LanguageNames;
import judge.web.http.Route;
import judge.web.page.Desk;
import judge.web.page.Form;
import judge.web.page.Visit;

/** The limits of a problem, in the words of the package format, and the files that its programs read and write. */
record LimitsPage(Bench bench) {

    private static final String PAGE = "/limits";
    private static final String FACTOR = "time_multiplier";
    private static final List<Setting> USUAL = List.of(limit("time_limit"), limit("memory"), limit("output"));
    private static final List<Setting> FEW = List.of(
            limit("code"),
            limit("time_resolution"),
            limit("compilation_time"),
            limit("compilation_memory"),
            limit("validation_time"),
            limit("validation_memory"),
            limit("validation_output"),
            limit("validation_passes"),
            new Setting(PackageYaml.PROBLEM, List.of("limits", "time_multipliers", "ac_to_time_limit")),
            new Setting(PackageYaml.PROBLEM, List.of("limits", "time_multipliers", "time_limit_to_tle")));
    private static final List<Setting> FILES = List.of(
            new Setting(PackageYaml.JUDGE, List.of("input_file")),
            new Setting(PackageYaml.JUDGE, List.of("output_file")));

    /** A key of a file, which is typed. */
    private record Setting(String file, List<String> path) {

        String key() {
            return String.join(".", path);
        }

        String last() {
            return path.get(path.size() - 1);
        }
    }

    private static Setting limit(String key) {
        return new Setting(PackageYaml.PROBLEM, List.of("limits", key));
    }

    private static List<Setting> factors() {
        return LanguageNames.known().all().stream()
                .map(language -> new Setting(PackageYaml.JUDGE, List.of(language.code(), FACTOR)))
                .toList();
    }

    List<Route> routes() {
        return List.of(
                bench.get(PAGE, visit -> show(visit, bench.open(visit), Optional.empty())),
                bench.post(PAGE, visit -> bench.save(visit, yaml -> changes(visit, yaml), PAGE, this::show)));
    }

    private void show(Visit visit, OpenedPackage opened, Optional<Refusal> refused) {
        PackageYaml yaml = bench.yaml(visit, opened);
        Form form = Bench.form(visit, opened, PAGE, "file-save");
        Form few = form;
        for (Setting one : USUAL) {
            form = field(visit, opened, yaml, refused, form, one);
        }
        for (Setting one : FILES) {
            form = field(visit, opened, yaml, refused, form, one);
        }
        boolean open = refused.isPresent();
        for (Setting one : Stream.concat(FEW.stream(), factors().stream()).toList()) {
            few = field(visit, opened, yaml, refused, few, one);
            open |= !yaml.value(one.file(), one.path()).isEmpty();
        }
        Bench.sheet(visit, opened, refused)
                .note(Desk.text(visit, "limits-said"))
                .form(form.more(Desk.text(visit, "limits-more"), open, few))
                .show(visit, Desk.text(visit, "part-limits"));
    }

    private static Form field(
            Visit visit, OpenedPackage opened, PackageYaml yaml, Optional<Refusal> refused, Form form, Setting one) {
        String value = refused.isPresent()
                ? visit.field(one.key())
                : yaml.text(one.file(), one.path().toArray(String[]::new));
        String said = Bench.said(visit, opened, refused, one.file(), one.key());
        if (one.last().equals(FACTOR)) {
            String language = LanguageNames.title(one.path().get(0));
            String label = Desk.text(visit, "limit-time-multiplier", "language", language) + " (" + one.key() + ")";
            return form.number(one.key(), label, value, "any", said.isEmpty() ? null : said);
        }
        String word = one.last().replace('_', '-');
        String label = Desk.text(visit, "limit-" + word) + " (" + one.last() + ")";
        String hint = said + Desk.text(visit, "limit-" + word + "-hint");
        return one.last().endsWith("_file")
                ? form.text(one.key(), label, value, false, hint)
                : form.number(one.key(), label, value, "any", hint);
    }

    private static List<FileChange> changes(Visit visit, PackageYaml yaml) {
        Stream.of(USUAL, FEW, FILES, factors()).flatMap(List::stream).forEach(one -> {
            String[] path = one.path().toArray(String[]::new);
            String typed = visit.field(one.key());
            boolean sent = visit.context().formParamMap().containsKey(one.key());
            if (sent && !typed.strip().equals(yaml.text(one.file(), path))) {
                yaml.set(one.file(), typed, path);
            }
        });
        if (!visit.field("output_file").isBlank()) {
            yaml.set(PackageYaml.PROBLEM, "true", "allow_file_writing");
        }
        return List.of();
    }
}
