package judge.web.page;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import judge.web.http.Csrf;
import org.jspecify.annotations.Nullable;

/**
 * A form of a page; its components are what the template {@code sheet-form} names.
 *
 * @param csrf proves that the form is one of ours; null where it changes nothing
 * @param kind the look: {@code fill}, or {@code inline} within a sentence
 * @param more fields that few need; null: there are none
 * @param buttonKind the look of its button: null, {@code main} or {@code quiet}
 */
public record Form(
        String method,
        String action,
        @Nullable String csrf,
        boolean upload,
        String kind,
        @Nullable String id,
        List<Hidden> hidden,
        List<Field> fields,
        @Nullable More more,
        String button,
        @Nullable String buttonKind) {

    /** A field that is sent along and not shown. */
    public record Hidden(String name, String value) {}

    /** A field of a form: one of these components is set, the others are null. */
    public record Field(
            @Nullable Input input,
            @Nullable Area area,
            @Nullable Upload file,
            @Nullable Select select,
            @Nullable Group group) {}

    /** Fields that are folded away, unless one of them says something. */
    public record More(String summary, boolean open, List<Field> fields) {}

    /** A line of text, a number, a moment. */
    public record Input(
            String type,
            String id,
            String name,
            String label,
            String value,
            boolean required,
            @Nullable String step,
            @Nullable String min,
            @Nullable String max,
            @Nullable String pattern,
            @Nullable String hint) {}

    /** Text of several lines. */
    public record Area(
            String id, String name, String label, String value, int rows, boolean required, @Nullable String hint) {}

    /** A file to be chosen. */
    public record Upload(
            String id,
            String name,
            String label,
            @Nullable String accept,
            boolean multiple,
            boolean folder,
            boolean required,
            @Nullable String hint) {}

    /** A choice of one among several options. */
    public record Select(String id, String name, String label, List<Option> options, @Nullable String hint) {}

    /** A choice that can be selected. */
    public record Option(String value, String text, boolean chosen) {}

    /** Yes or no, perhaps with a number beside. */
    public record Choice(String name, String value, String label, boolean checked, @Nullable Beside beside) {}

    /** A number that belongs to a choice; {@code full} names both for who does not see that they stand together. */
    public record Beside(String name, String label, String full, String value) {}

    /** Choices that belong together. */
    public record Group(String legend, List<Choice> choices) {}

    /** The name of the field that has the token. */
    public String csrfField() {
        return Csrf.FIELD;
    }

    /** A form that changes something. */
    public static Form post(String action, String csrf, String button) {
        return new Form("post", action, csrf, false, "fill", null, List.of(), List.of(), null, button, "main");
    }

    /** A form that only chooses what is shown. */
    public static Form get(String action, String button) {
        return new Form("get", action, null, false, "fill", null, List.of(), List.of(), null, button, null);
    }

    /** The same within a line, with a button that does not stand out. */
    public Form inline() {
        return new Form(method, action, csrf, upload, "inline", id, hidden, fields, more, button, "quiet");
    }

    /** The same with its fields beside each other, where there is room. */
    public Form beside() {
        return new Form(method, action, csrf, upload, "beside", id, hidden, fields, more, button, buttonKind);
    }

    /** The same with a button that does not stand out. */
    public Form quiet() {
        return new Form(method, action, csrf, upload, kind, id, hidden, fields, more, button, "quiet");
    }

    /** The same for much text, sent as files are. */
    public Form parts() {
        return new Form(method, action, csrf, true, kind, id, hidden, fields, more, button, buttonKind);
    }

    /** The same with another text on its button. */
    public Form named(String text) {
        return new Form(method, action, csrf, upload, kind, id, hidden, fields, more, text, buttonKind);
    }

    /** The same with a name that links can lead to. */
    public Form id(String other) {
        return new Form(method, action, csrf, upload, kind, other, hidden, fields, more, button, buttonKind);
    }

    public Form hidden(String name, String value) {
        return hidden(name, List.of(value));
    }

    public Form hidden(String name, Collection<String> values) {
        List<Hidden> all = new ArrayList<>(hidden);
        values.forEach(value -> all.add(new Hidden(name, value)));
        return new Form(method, action, csrf, upload, kind, id, all, fields, more, button, buttonKind);
    }

    public Form text(String name, String label, String value, boolean required, @Nullable String hint) {
        return input(new Input("text", idOf(name), name, label, value, required, null, null, null, null, hint));
    }

    /** A name for addresses. */
    public Form slug(String name, String label, String value, @Nullable String hint) {
        return input(new Input(
                "text", idOf(name), name, label, value, false, null, null, null, "[A-Za-z0-9][A-Za-z0-9._\\-]*", hint));
    }

    public Form number(String name, String label, String value, String step, @Nullable String hint) {
        return input(new Input("number", idOf(name), name, label, value, false, step, "0", null, null, hint));
    }

    /** A number with a bound. */
    public Form most(String name, String label, String value, String most, @Nullable String hint) {
        return input(new Input("number", idOf(name), name, label, value, false, "any", "0", most, null, hint));
    }

    public Form moment(String name, String label, String value, boolean required, @Nullable String hint) {
        return input(
                new Input("datetime-local", idOf(name), name, label, value, required, null, null, null, null, hint));
    }

    public Form date(String name, String label, String value) {
        return input(new Input("date", idOf(name), name, label, value, false, null, null, null, null, null));
    }

    public Form area(String name, String label, String value, int rows, boolean required, @Nullable String hint) {
        return with(new Field(null, new Area(idOf(name), name, label, value, rows, required, hint), null, null, null));
    }

    public Form file(String name, String label, @Nullable String accept, boolean multiple, @Nullable String hint) {
        return upload(new Upload(idOf(name), name, label, accept, multiple, false, false, hint));
    }

    /** A whole folder: its files come with their paths, where the browser can do that. */
    public Form folder(String name, String label, @Nullable String hint) {
        return upload(new Upload(idOf(name), name, label, null, true, true, false, hint));
    }

    private Form upload(Upload field) {
        Form one = with(new Field(null, null, field, null, null));
        return new Form(method, action, csrf, true, kind, id, hidden, one.fields, more, button, buttonKind);
    }

    public Form select(String name, String label, List<Option> options, @Nullable String hint) {
        return with(new Field(null, null, null, new Select(idOf(name), name, label, options, hint), null));
    }

    public Form group(String legend, List<Choice> choices) {
        return with(new Field(null, null, null, null, new Group(legend, choices)));
    }

    /** The fields of another form, folded away. */
    public Form more(String summary, boolean open, Form other) {
        return new Form(
                method,
                action,
                csrf,
                upload,
                kind,
                id,
                hidden,
                fields,
                new More(summary, open, other.fields),
                button,
                buttonKind);
    }

    private Form input(Input one) {
        return with(new Field(one, null, null, null, null));
    }

    private Form with(Field field) {
        List<Field> all = new ArrayList<>(fields);
        all.add(field);
        return new Form(method, action, csrf, upload, kind, id, hidden, all, more, button, buttonKind);
    }

    /** A page may have several forms with a field of one name. */
    private String idOf(String name) {
        return (id == null ? "" : id + "-") + name;
    }
}
