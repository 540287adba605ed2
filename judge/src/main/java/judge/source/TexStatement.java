package judge.source;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Statements in TeX with the commands of Polygon (olymp.sty) and Kattis written as those of LaTeX, without comments.
 * Formulas and what is verbatim stay as they are.
 */
public final class TexStatement {

    private static final int MOST_CHARACTERS = 1 << 20;

    /** The command in whose place pages show the samples that lie beside the statement. */
    private static final String SAMPLES = "\\remainingsamples";

    private static final String GROUP = "\\{([^{}]*+(?:\\{[^{}]*+(?:\\{[^{}]*+\\}[^{}]*+){0,20}+\\}[^{}]*+){0,20}+)\\}";
    private static final Pattern EXAMPLES =
            Pattern.compile("(?:\\\\Examples?(?![a-zA-Z])\\s{0,9}+)?\\\\begin\\{(example[a-z]{0,9}+)\\}");
    private static final Pattern EXAMPLE = Pattern.compile("\\\\exmp\\s*+" + GROUP + "\\s*+" + GROUP);
    private static final Pattern BRACKET =
            Pattern.compile("\\\\begin\\{(?:problem|tutorial)\\}(?:\\s*+\\[[^\\]\n]{0,200}+\\])?(?:\\s*+" + GROUP
                    + "){0,9}+|\\\\end\\{(?:problem|tutorial)\\}|\\\\problemname\\s*+" + GROUP);
    private static final Pattern ILLUSTRATION =
            Pattern.compile("\\\\illustration\\s*+" + GROUP + "\\s*+" + GROUP + "\\s*+" + GROUP);
    private static final Pattern EPIGRAPH = Pattern.compile("\\\\epigraph\\s*+" + GROUP + "\\s*+" + GROUP);
    private static final Pattern QUOTED = Pattern.compile("<<(?=\\S)([^<>]{1,500}?)(?<=\\S)>>");
    private static final Pattern COMMAND = Pattern.compile("\\\\([a-zA-Z]+)");
    private static final Pattern DEFINED = Pattern.compile(
            "\\\\(?:(?:re)?newcommand\\*?|providecommand\\*?|DeclareMathOperator\\*?)\\s*+\\{?\\\\([a-zA-Z]+)"
                    + "|\\\\(?:def|let)\\s*+\\\\([a-zA-Z]+)");

    /** Polygon takes an argument of what changes the font for all that is in it. */
    private static final Map<String, String> FONTS =
            Map.of("t", "texttt", "tt", "texttt", "bf", "textbf", "it", "textit", "s", "sout");

    private static final Pattern FONT = Pattern.compile("\\\\(t|tt|bf|it|s)\\s*+(?=\\{)");
    private static final Pattern HEADING = Pattern.compile("\\\\(InputFile|OutputFile|InputData|OutputData|Input|Output"
            + "|Notes?|Scoring|Interaction|Examples?|Explanations?|Constraints|Limitations|Subtasks?)"
            + "(?![a-zA-Z])\\s*+");

    private static final Map<String, Map<String, String>> WORDS = Map.of(
            "ru",
            Map.of(
                    "Input", "Входные данные",
                    "Output", "Выходные данные",
                    "Note", "Замечание",
                    "Notes", "Замечания",
                    "Scoring", "Система оценки",
                    "Interaction", "Протокол взаимодействия",
                    "Example", "Пример",
                    "Examples", "Примеры",
                    "Explanation", "Пояснение"),
            "uk",
            Map.of(
                    "Input", "Вхідні дані",
                    "Output", "Вихідні дані",
                    "Note", "Примітка",
                    "Notes", "Примітки",
                    "Scoring", "Оцінювання",
                    "Interaction", "Взаємодія",
                    "Example", "Приклад",
                    "Examples", "Приклади"),
            "zh",
            Map.of(
                    "Input", "输入",
                    "Output", "输出",
                    "Note", "说明",
                    "Notes", "说明",
                    "Scoring", "评分",
                    "Interaction", "交互",
                    "Example", "样例",
                    "Examples", "样例",
                    "Explanation", "样例解释"));

    /** Commands of text that pandoc reads, or whose loss loses nothing; those of formulas are not looked at. */
    private static final Set<String> KNOWN = Set.copyOf(Arrays.asList(
            """
            begin end item section subsection subsubsection paragraph subparagraph chapter part textbf textit texttt
            textsf textrm textsc textsl textup textmd textnormal textquotesingle textasciitilde textasciicircum
            textbackslash textunderscore textbar textless textgreater textdegree textsuperscript textsubscript textcolor
            color emph underline uline sout st bf it tt rm sf sc sl em bfseries itshape ttfamily rmfamily sffamily
            mdseries upshape normalfont normalsize tiny scriptsize footnotesize small large Large LARGE huge Huge
            footnote footnotetext footnotemark href url nolinkurl includegraphics caption captionof label ref eqref
            pageref autoref cite centering raggedright raggedleft par newline linebreak pagebreak newpage clearpage
            noindent indent hspace vspace hfill vfill smallskip medskip bigskip hline cline toprule midrule bottomrule
            multicolumn multirow tabular ldots dots textellipsis quad qquad enspace thinspace left right LaTeX TeX
            newcommand renewcommand providecommand def let DeclareMathOperator usepackage documentclass input include
            setlength addtolength textwidth linewidth columnwidth graphicspath definecolor minipage parbox mbox hbox
            fbox framebox makebox vbox center url verb lstinline mintinline lstset si SI num ang unit qty euro pounds
            copyright textregistered textendash textemdash textquotedblleft textquotedblright guillemotleft
            guillemotright guilsinglleft guilsinglright quotedblbase glqq grqq flqq frqq enquote dq slash S P dag ddag
            ss ae AE oe OE aa AA o O l L i j c v u H k r d b t s title author date maketitle ensuremath protect phantom
            vphantom hphantom relax null nobreak allowbreak hyphenation strut selectlanguage foreignlanguage
            InputFile OutputFile InputData OutputData Input Output Note Notes Scoring Interaction Example Examples
            Explanation Explanations Constraints Limitations Subtask Subtasks exmp problemname illustration epigraph
            nextsample remainingsamples constant textnumero arabic roman alph theenumi setcounter stepcounter
            columnbreak raisebox rule rotatebox scalebox resizebox subcaption subfigure subfloat tabularnewline
            ttdefault bfdefault footnoterule itemsep parskip parindent baselineskip topsep leftmargin wd ht dp
            """
                    .strip()
                    .split("\\s+")));

    private final TexMask mask;

    private TexStatement(String tex) {
        mask = new TexMask(tex);
    }

    /**
     * The statement in plain LaTeX.
     *
     * @param language the code of its language, for headings and quotation marks
     * @param samples whether samples lie beside the statement, which are shown in place of its own
     */
    public static String plain(String tex, String language, boolean samples) {
        String some = tex.substring(0, Math.min(tex.length(), MOST_CHARACTERS));
        TexStatement statement = new TexStatement(withSamples(some, language, samples));
        return statement.shown(language) + tex.substring(some.length());
    }

    /** The commands of the text that no reader here knows, in alphabetical order, without backslashes. */
    static Set<String> unknown(String tex) {
        String some = tex.substring(0, Math.min(tex.length(), MOST_CHARACTERS));
        String text = new TexMask(withExamples(some, examples -> "")).text();
        Set<String> names = new TreeSet<>();
        COMMAND.matcher(text).results().map(found -> found.group(1)).forEach(names::add);
        names.removeAll(KNOWN);
        for (Matcher defined = DEFINED.matcher(text); defined.find(); ) {
            names.remove(defined.group(1) == null ? defined.group(2) : defined.group(1));
        }
        return names;
    }

    /** The same as a list for people; empty where all are known, or the file is none in TeX. */
    public static Optional<String> unknownIn(String file, String tex) {
        Set<String> unknown = file.endsWith(".tex") ? unknown(tex) : Set.of();
        String names = unknown.stream().map(name -> "\\" + name).collect(Collectors.joining(", "));
        return names.isEmpty() ? Optional.empty() : Optional.of(names);
    }

    /** The text with something else in place of the examples in it. */
    private static String withExamples(String tex, UnaryOperator<String> other) {
        StringBuilder text = new StringBuilder();
        TexClosings closings = new TexClosings(tex);
        int from = 0;
        for (Matcher found = EXAMPLES.matcher(tex); found.find(from); ) {
            String closing = "\\end{" + found.group(1) + "}";
            int end = closings.after(closing, found.end());
            text.append(tex, from, found.start());
            from = end < 0 ? found.end() : end;
            text.append(
                    end < 0
                            ? found.group()
                            : "\n\n" + other.apply(tex.substring(found.end(), end - closing.length())) + "\n\n");
        }
        return text.append(tex.substring(from)).toString();
    }

    private static String withSamples(String tex, String language, boolean samples) {
        if (!samples) {
            return withExamples(tex, examples -> written(examples, language));
        }
        Deque<String> places = new ArrayDeque<>();
        if (!tex.contains(SAMPLES)) {
            places.add(SAMPLES);
        }
        return withExamples(tex, examples -> places.isEmpty() ? "" : places.remove());
    }

    private static String written(String examples, String language) {
        StringBuilder written = new StringBuilder("\\section*{" + word("Examples", language) + "}\n");
        for (Matcher one = EXAMPLE.matcher(examples); one.find(); ) {
            written.append(listing(word("Input", language), one.group(1)))
                    .append(listing(word("Output", language), one.group(2)));
        }
        return written.toString();
    }

    private static String listing(String heading, String text) {
        return "\n\\textbf{" + heading + "}\n\n\\begin{verbatim}\n" + text.strip() + "\n\\end{verbatim}\n";
    }

    private String shown(String language) {
        String text = BRACKET.matcher(mask.text()).replaceAll("");
        text = ILLUSTRATION
                .matcher(text)
                .replaceAll(found -> Matcher.quoteReplacement("\n\n\\begin{figure}\n\\includegraphics[width="
                        + found.group(1) + "\\textwidth]{" + found.group(2).strip() + "}\n\\caption{" + found.group(3)
                        + "}\n\\end{figure}\n\n"));
        text = EPIGRAPH.matcher(text)
                .replaceAll(found -> Matcher.quoteReplacement(
                        "\n\n\\begin{quote}\n" + found.group(1) + "\n\n" + found.group(2) + "\n\\end{quote}\n\n"));
        text = FONT.matcher(text)
                .replaceAll(found -> Matcher.quoteReplacement("\\" + FONTS.getOrDefault(found.group(1), "textrm")));
        text = HEADING.matcher(text)
                .replaceAll(found -> Matcher.quoteReplacement("\n\n\\section*{"
                        + word(found.group(1).replaceFirst("(?:File|Data)$", ""), language) + "}\n\n"));
        boolean angles = language.equals("ru") || language.equals("uk") || language.equals("fr");
        text = QUOTED.matcher(text).replaceAll(angles ? "«$1»" : "“$1”");
        return mask.back(text);
    }

    private static String word(String name, String language) {
        return WORDS.getOrDefault(language, Map.of()).getOrDefault(name, name);
    }
}
