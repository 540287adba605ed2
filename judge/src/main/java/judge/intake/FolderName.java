package judge.intake;

import judge.source.LanguageNames;

/** Names that strangers chose as names of files on this machine: letters of every script, nothing that could act. */
final class FolderName {

    private static final String FORBIDDEN = "/\\:*?\"<>|";
    private static final String SUBSTITUTE = "_";
    /** Of a longer one the end, where the extension is: four bytes each are less than the 255 that a name may have. */
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
        boolean hidden =
                stripped.isEmpty() || (stripped.startsWith(".") && !LanguageNames.BUILT_IN.isSourceInAnyCase(stripped));
        return hidden ? SUBSTITUTE + stripped : stripped;
    }
}
