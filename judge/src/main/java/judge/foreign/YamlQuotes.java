package judge.foreign;

/** Writes texts that YAML reads as they are. */
final class YamlQuotes {

    private YamlQuotes() {}

    static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                quoted.append('\\').append(c);
            } else if (Character.isISOControl(c) || c == 0x2028 || c == 0x2029) {
                quoted.append(' ');
            } else {
                quoted.append(c);
            }
        }
        return quoted.append('"').toString();
    }
}
