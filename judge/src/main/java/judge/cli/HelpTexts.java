package judge.cli;

import java.util.Collections;
import java.util.Enumeration;
import java.util.LinkedHashSet;
import java.util.ResourceBundle;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The texts of the help, as picocli looks for them: below the name of the program, which is what was typed. In the
 * message files that name is {@code judge} in keys, and {@code {command}} in texts.
 */
final class HelpTexts extends ResourceBundle {

    private static final String NAME = "judge.";
    private static final String GAP = "{command}";

    private final ResourceBundle texts;
    private final String command;

    /**
     * The texts for a command.
     *
     * @param command the words that name the program
     */
    HelpTexts(ResourceBundle texts, String command) {
        this.texts = texts;
        this.command = command;
    }

    @Override
    protected @Nullable Object handleGetObject(String key) {
        String prefix = command + ".";
        String own = key.startsWith(prefix) ? NAME + key.substring(prefix.length()) : key;
        // picocli treats texts as format strings.
        return texts.containsKey(own) ? texts.getString(own).replace(GAP, command.replace("%", "%%")) : null;
    }

    @Override
    public Enumeration<String> getKeys() {
        Set<String> keys = new LinkedHashSet<>(texts.keySet());
        for (String key : texts.keySet()) {
            if (key.startsWith(NAME)) {
                keys.add(command + "." + key.substring(NAME.length()));
            }
        }
        return Collections.enumeration(keys);
    }
}
