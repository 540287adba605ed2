package judge.problem;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import judge.source.LanguageName;
import judge.source.LanguageNames;

/**
 * The rules of a problem for languages.
 *
 * @param timeMultipliers factors on a time limit written for C++, 1 or more, by the language's code
 * @param standards the wanted standards of languages, by the language's code
 * @param memory the rule for counting a program's memory
 * @param allowed codes of the languages that submissions may be in; empty for all
 * @param runtimes codes of the languages that others are compiled and run as, by the codes of the others
 */
public record LanguageRules(
        Map<String, Double> timeMultipliers,
        Map<String, String> standards,
        MemoryRule memory,
        Set<String> allowed,
        Map<String, String> runtimes) {

    /** The rules for programs outside of problems: all languages have the same limits, and the usual standards. */
    public static final LanguageRules NONE = new LanguageRules(Map.of(), Map.of(), MemoryRule.RESIDENT, Set.of());

    public LanguageRules {
        timeMultipliers = Map.copyOf(timeMultipliers);
        standards = Map.copyOf(standards);
        allowed = Set.copyOf(allowed);
        runtimes = Map.copyOf(runtimes);
    }

    /** Rules by which every language is run as itself. */
    public LanguageRules(
            Map<String, Double> timeMultipliers,
            Map<String, String> standards,
            MemoryRule memory,
            Set<String> allowed) {
        this(timeMultipliers, standards, memory, allowed, Map.of());
    }

    /** Returns the rules of a problem that says nothing of languages. */
    public static LanguageRules usual(LanguageNames languages) {
        Map<String, Double> multipliers = new HashMap<>();
        for (LanguageName language : languages.all()) {
            if (language.timeMultiplier() != 1) {
                multipliers.put(language.code(), language.timeMultiplier());
            }
        }
        return new LanguageRules(multipliers, Map.of(), MemoryRule.RESIDENT, Set.of(), languages.runtimes());
    }

    /** The same where submissions may be in these languages only; in all where there are none. */
    public LanguageRules allowing(Set<String> codes) {
        return new LanguageRules(timeMultipliers, standards, memory, codes, runtimes);
    }

    /** The same where a language is compiled by this one of its standards. */
    public LanguageRules withStandard(LanguageName language, String standard) {
        Map<String, String> others = new HashMap<>(standards);
        others.put(language.code(), standard);
        return new LanguageRules(timeMultipliers, others, memory, allowed, runtimes);
    }

    /** The same where what is in one language is compiled and run as another one. */
    public LanguageRules running(String language, String as) {
        Map<String, String> others = new HashMap<>(runtimes);
        others.put(language, as);
        return new LanguageRules(timeMultipliers, standards, memory, allowed, others);
    }

    /** Returns the languages that are run as others behind a blank, always in one order; nothing where none is. */
    public String running() {
        return runtimes.isEmpty() ? "" : " " + new TreeMap<>(runtimes);
    }

    /** The code of the language that a language is compiled and run as: mostly its own. */
    public String runtime(String language) {
        return runtimes.getOrDefault(language, language);
    }

    /** Tells whether submissions may be in a language. */
    public boolean allows(LanguageName language) {
        return allowed.isEmpty() || allowed.contains(language.code());
    }

    /** Returns the factor that the problem grants a language on top of its limit. */
    public double timeMultiplier(String language) {
        return timeMultipliers.getOrDefault(language, 1.0);
    }

    /** The standard of a language that has some: what the problem says, or the usual one. */
    public String standard(LanguageName language) {
        return standards.getOrDefault(language.code(), language.standards().get(0));
    }

    /** All of it, always in the same order. */
    @Override
    public String toString() {
        return new TreeMap<>(timeMultipliers) + " " + new TreeMap<>(standards) + " " + memory + " "
                + new TreeSet<>(allowed) + running();
    }
}
