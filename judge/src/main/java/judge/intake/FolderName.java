package judge.intake;

import judge.source.LanguageNames;

/**
 * Makes names that strangers chose safe as file names on this machine: letters of every script, and nothing with a
 * special meaning.
 */
final class FolderName {

    private static final String FORBIDDEN = "/\\:*?\"<>|";
    private static final String SUBSTITUTE = "_";
    /**
     * The most characters of a name: of a longer one the end is kept, where the extension is. At four bytes a character
     * this is within the 255 bytes of a file name.
     */
    private static final int MOST_CHARACTERS = 60;

    private FolderName() {}

    static String of(String name) {
        StringBuilder safe = new StringBuilder();
        name.codePoints()
                .skip(Math.max(0, name.codePointCount(0, name.length()) - MOST_CHARACTERS))
                .forEach(point -> {
                    boolean harmless =
                            switch (Character.getType(point)) {
                                case Character.CONTROL,
                                        Character.FORMAT,
                                        Character.SURROGATE,
                                        Character.UNASSIGNED,
                                        Character.PRIVATE_USE,
                                        Character.LINE_SEPARATOR,
                                        Character.PARAGRAPH_SEPARATOR -> false;
                                default -> FORBIDDEN.indexOf(point) < 0;
                            };
                    safe.append(harmless ? Character.toString(point) : SUBSTITUTE);
                });
        String stripped = safe.toString().strip();
        boolean hidden = stripped.isEmpty()
                || (stripped.startsWith(".") && !LanguageNames.known().isSource(stripped));
        return hidden ? SUBSTITUTE + stripped : stripped;
    }
}
