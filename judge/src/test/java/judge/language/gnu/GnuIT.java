package judge.language.gnu;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import judge.Eventually;
import judge.explain.cpp.GnuCauses;
import judge.host.CacheFolder;
import judge.language.Compilation;
import judge.language.Compilation.Compiled;
import judge.language.Compilation.Diagnostic;
import judge.language.Compilation.Refused;
import judge.language.Execution;
import judge.language.Language;
import judge.language.Program;
import judge.language.ProgramEnd;
import judge.language.RunInput;
import judge.language.RunLimits;
import judge.problem.LanguageRules;
import judge.problem.MemoryRule;
import judge.problem.ProblemLimits;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sandbox.Resource;
import judge.sandbox.run.HostCheck;
import judge.sandbox.run.Sandbox;
import judge.source.LanguageName;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.workspace.Workspace;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** C and C++ by the GCC of this host, compiled and run in the real sandbox. */
@Order(2)
class GnuIT {

    private static final int MIB = 1 << 20;
    private static final Set<Integer> PROCESSORS = Set.of(0);

    private static Workspace workspace;
    private static Sandbox sandbox;
    private static Language cpp;
    private static Language c;

    @BeforeAll
    static void opens() throws Exception {
        workspace = Workspace.open(Workspace.usualRoot());
        sandbox = HostCheck.run().sandbox(workspace.folder());
        var cache = CacheFolder.of(System.getenv());
        cpp = Gnu.open(LanguageName.CPP, sandbox, cache, workspace.folder());
        c = Gnu.open(LanguageName.C, sandbox, cache, workspace.folder());
    }

    @AfterAll
    static void closes() throws Exception {
        sandbox.close();
        workspace.close();
    }

    private static ProblemLimits limits(Map<String, String> standards) {
        return new ProblemLimits(
                Duration.ofSeconds(2),
                new LanguageRules(Map.of(), standards, MemoryRule.RESIDENT, Set.of()),
                64 * MIB,
                MIB,
                MIB,
                Eventually.HANG,
                512 * MIB);
    }

    private static Compilation compiled(Language language, Map<String, String> sources) throws Exception {
        return compiled(language, sources, Map.of());
    }

    private static Compilation compiled(Language language, Map<String, String> sources, Map<String, String> standards)
            throws Exception {
        return language.compiler().compile(submission(sources), limits(standards), PROCESSORS);
    }

    private static Submission submission(Map<String, String> sources) {
        List<SourceFile> files = new ArrayList<>();
        sources.forEach((name, text) -> files.add(new SourceFile(name, text.getBytes(ISO_8859_1))));
        return Submission.of("1", "anna", "sum", files, MIB);
    }

    private static Compilation compiled(String source) throws Exception {
        return compiled(cpp, Map.of("main.cpp", source));
    }

    private static Execution run(String source) throws Exception {
        return run(compiled(source), MemoryRule.RESIDENT);
    }

    private static Execution run(Compilation compilation, MemoryRule rule) throws Exception {
        return run(compilation, rule, Eventually.HANG);
    }

    private static Execution run(Compilation compilation, MemoryRule rule, Duration cpuTime) throws Exception {
        assertThat(compilation).isInstanceOf(Compiled.class);
        RunLimits limits = new RunLimits(cpuTime, Eventually.HANG, 64 * MIB, 0, MIB).counting(rule);
        RunInput input =
                new RunInput("1 2".getBytes(UTF_8), Map.of(), java.util.Optional.empty(), List.of(), List.of());
        try (Program program = cpp.runtime().layDown((Compiled) compilation)) {
            return program.run(input, limits, PROCESSORS);
        }
    }

    private static String answer(Execution execution) {
        assertThat(execution.end()).as(execution.toString()).isEqualTo(new ProgramEnd.Well());
        return new String(execution.answer(), UTF_8).strip();
    }

    private static Refused refused(Compilation compilation) {
        assertThat(compilation).isInstanceOf(Refused.class);
        return (Refused) compilation;
    }

    private static final String SUM = "int a,b;scanf(\"%d%d\",&a,&b);printf(\"%d\\n\",a+b);";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "#include <cstdio>\nint main(){" + SUM + "}",
                "#include <bits/stdc++.h>\nusing namespace std;int main(){int a,b;cin>>a>>b;cout<<a+b<<endl;}",
                "#include <bits/stdc++.h>\n#include <bits/stdc++.h>\nint main(){" + SUM + "}",
                "#define LOCAL 1\n#include <bits/stdc++.h>\nusing namespace std;signed main(){" + SUM + "}",
                "#include <thread>\n#include <cstdio>\nint main(){std::thread([]{" + SUM + "}).join();}",
                "#include <cstdio>\nint f(int n){volatile int x=n;return n?f(n-1)+x-n+1:0;}"
                        + "int main(){if(f(1000000)>0){" + SUM + "}}",
                "#include <cstdio>\nchar big[300<<20];int main(){big[7]=1;" + SUM + "}",
                "#include <cstdio>\n#include <unistd.h>\nint main(){if(fork()>=0||!fopen(\"/etc/passwd\",\"r\")){" + SUM
                        + "}}",
                "#include <cstdio>\n#pragma GCC optimize(\"O3\")\nint main(){" + SUM + "}",
            })
    void answers(String source) throws Exception {
        assertThat(answer(run(source))).isEqualTo("3");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "#include <vector>\n#include <cstdio>\n#include <iostream>\n#include <algorithm>\nint main(){"
                        + "std::vector<int> v{2,1};std::sort(v.begin(),v.end());std::cout<<v[0];printf(\"%d\",v[1]);}",
                "#include <iostream>\n#include <bits/stdc++.h>\nint main(){std::map<int,int> m;std::cout<<m[1]+12;}",
            })
    void makesTheSameProgramWithPrecompiledHeaders(String source) throws Exception {
        Compilation with = compiled(cpp, Map.of("main.cpp", source));
        Compilation without = compiled(cpp, Map.of("main.cpp", "#define ANYTHING\n" + source));

        assertThat(answer(run(with, MemoryRule.RESIDENT))).isEqualTo("12");
        assertThat(((Compiled) with).files().get("program"))
                .isEqualTo(((Compiled) without).files().get("program"));
    }

    @Test
    void knowsNothingOfHeadersThatAreNotIncluded() throws Exception {
        String source = "#include <iostream>\nint main(){std::vector<int> v;}";

        assertThat(compiled(cpp, Map.of("main.cpp", source))).isInstanceOf(Refused.class);
    }

    @Test
    void compilesCAsC() throws Exception {
        Compilation right = compiled(
                c,
                Map.of(
                        "main.c",
                        "#include <stdio.h>\n#include <math.h>\nint main(void){int new=sqrt(9);printf(\"%d\",new);}"));

        assertThat(answer(run(right, MemoryRule.RESIDENT))).isEqualTo("3");
        assertThat(compiled(cpp, Map.of("main.cpp", "int main(){int new=3;}"))).isInstanceOf(Refused.class);
    }

    @Test
    void compilesByTheStandardOfTheProblem() throws Exception {
        Map<String, String> source =
                Map.of("main.cpp", "#include <bits/stdc++.h>\nint main(){printf(\"%ld\",__cplusplus);}");

        assertThat(answer(run(compiled(cpp, source), MemoryRule.RESIDENT))).isEqualTo("201703");
        assertThat(answer(run(compiled(cpp, source, Map.of("cpp", "c++14")), MemoryRule.RESIDENT)))
                .isEqualTo("201402");
    }

    @Test
    void takesSeveralFilesByWhateverNames() throws Exception {
        Compilation compilation = compiled(
                cpp,
                Map.of(
                        "lib/add.h", "int add(int, int);",
                        "lib/add.cc", "#include \"add.h\"\nint add(int a, int b) { return a + b; }",
                        "-o @x \ny.cpp",
                                "#include <cstdio>\n#include \"lib/add.h\"\nint main(){printf(\"%d\",add(1,2));}"));

        assertThat(answer(run(compilation, MemoryRule.RESIDENT))).isEqualTo("3");
    }

    @ParameterizedTest
    @ValueSource(strings = {"my project/", "数独/main 2/", "a:1: error: b/"})
    void findsWhatIsIncludedFromItsOwnFolderWhateverThatIsCalled(String folder) throws Exception {
        Compilation compilation = compiled(
                cpp,
                Map.of(
                        "add.h",
                        "#error the other one",
                        "units/add.h",
                        "#error the other one",
                        "common/one.h",
                        "#define ONE 1",
                        folder + "add.h",
                        "int add(int, int);",
                        folder + "add.cpp",
                        "#include \"add.h\"\nint add(int a, int b) { return a + b; }",
                        folder + "main.cpp",
                        "#include <cstdio>\n#include \"add.h\"\n#include \"common/one.h\"\n"
                                + "int main(){printf(\"%d\",add(ONE,2));}"));

        assertThat(answer(run(compilation, MemoryRule.RESIDENT))).isEqualTo("3");
    }

    @ParameterizedTest
    @CsvSource({
        "*(volatile int*)0=1;,SIGSEGV",
        "volatile int z=0;z=7/z;,SIGFPE",
        "abort();,SIGABRT",
        "throw 1;,SIGABRT",
        "raise(SIGXCPU);,SIGXCPU",
        "raise(SIGKILL);,SIGSYS",
        "__builtin_trap();,SIGILL",
        "return 137;,SIGKILL",
    })
    void namesTheSignal(String deed, String signal) throws Exception {
        Execution execution = run("#include <csignal>\n#include <cstdlib>\nint main(){" + deed + "}");

        assertThat(execution.end())
                .isEqualTo(new ProgramEnd.Failed(Reason.of(ReasonCode.KILLED_BY_SIGNAL, "signal", signal)));
    }

    @Test
    void saysTheExitStatus() throws Exception {
        assertThat(run("int main(){return 3;}").end())
                .isEqualTo(new ProgramEnd.Failed(Reason.of(ReasonCode.EXIT_STATUS, "status", 3)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "#include <cstring>\nchar x[200<<20];int main(){memset(x,1,sizeof x);return x[5];}",
                "#include <vector>\nint main(){std::vector<int> v;for(;;)v.push_back(1);}",
                "int f(int n){volatile char x[1000];x[n%1000]=1;return f(n+1)+x[3];}int main(){return f(1);}",
            })
    void endsWhatTakesTooMuchMemory(String source) throws Exception {
        assertThat(run(source).end()).isEqualTo(new ProgramEnd.OverMemory());
    }

    @Test
    void holdsWhatIsDeclaredAgainstTheProgramOnlyWhereTheProblemSaysSo() throws Exception {
        Compilation declares = compiled("char x[100<<20];int main(){x[5]=1;return x[6];}");

        assertThat(run(declares, MemoryRule.RESIDENT).end()).isEqualTo(new ProgramEnd.Well());
        assertThat(run(declares, MemoryRule.DECLARED).end()).isInstanceOf(ProgramEnd.TooLarge.class);
    }

    @Test
    void endsWhatNeverEnds() throws Exception {
        Compilation endless = compiled("int main(){for(;;);}");

        assertThat(run(endless, MemoryRule.RESIDENT, Duration.ofMillis(800)).end())
                .isEqualTo(new ProgramEnd.OverLimit(Resource.CPU_TIME));
    }

    @Test
    void tellsWhatIsWrongAndWhere() throws Exception {
        Refused refused = refused(compiled("#include <cstdio>\n\nint main() {\n    int x = ; // \u00c4\u00e3\n}\n"));

        assertThat(refused.reason().code()).isEqualTo(ReasonCode.COMPILE_ERROR);
        Diagnostic first = refused.diagnostics().get(0);
        assertThat(first.message()).isEqualTo("expected primary-expression before ';' token");
        assertThat(first.file() + ":" + first.line() + ":" + first.column()).isEqualTo("main.cpp:4:13");
        assertThat(first.sourceLine()).isEqualTo("    int x = ; // \u4f60");
    }

    @Test
    void tellsWhatLedToAnErrorInTheLibrary() throws Exception {
        Refused refused = refused(compiled("#include <algorithm>\n#include <list>\nint main() {\n"
                + "    std::list<int> l;\n    std::sort(l.begin(), l.end());\n}\n"));

        assertThat(refused.diagnostics())
                .filteredOn(one -> one.kind().equals("error"))
                .first()
                .satisfies(one -> assertThat(one.file() + ":" + one.line()).isEqualTo("main.cpp:5"));
    }

    @Test
    void tellsTheFirstOfVeryManyErrors() throws Exception {
        Refused refused = refused(compiled(
                "int main() {\n" + "    nothing;\n".replace("thing", "thing1").repeat(3)
                        + java.util.stream.IntStream.range(0, 50)
                                .mapToObj(i -> "    unknown" + i + ";\n")
                                .collect(java.util.stream.Collectors.joining())
                        + "}\n"));

        assertThat(refused.reason().code()).isEqualTo(ReasonCode.COMPILE_ERROR);
        assertThat(refused.diagnostics().get(0).message()).contains("nothing1");
        assertThat(refused.diagnostics()).hasSizeBetween(15, 25);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "int f();int main(){return f();} | undefined reference to 'f()'",
                "int f(){return 1;} | undefined reference to 'main'",
                "#include \"/dev/zero\" | /dev/zero: No such file or directory",
                "#include \"/etc/passwd\" | /etc/passwd: No such file or directory",
                "asm(\".incbin \\\"/etc/passwd\\\"\");int main(){} | file not found: /etc/passwd",
            })
    void seesNothingOfTheHost(String source, String message) throws Exception {
        Refused refused = refused(compiled(source));

        assertThat(refused.reason().code()).isEqualTo(ReasonCode.COMPILE_ERROR);
        assertThat(refused.diagnostics()).extracting(Diagnostic::message).contains(message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "int a[1<<28]={1};int main(){} | PROGRAM_TOO_LARGE",
                // Newer assemblers refuse larger counts; so it is the lines that make it large.
                "asm(\".rept 100000LINES\\n.endr\");int main(){} | COMPILE_MEMORY_EXCEEDED",
                "template<class T>class L{L<T*>operator->();};L<int>i=i->x; | COMPILE_ERROR",
            })
    void boundsTheCompiler(String source, ReasonCode reason) throws Exception {
        String whole = source.replace("LINES", "\\n.byte 1".repeat(5_000));

        assertThat(refused(compiled(whole)).reason().code()).isEqualTo(reason);
    }

    @Test
    void namesTheArraysThatMakeAProgramTooLarge() throws Exception {
        String source = "int a[1<<28]={1};int main(){}";
        Refused refused = refused(compiled(source));

        assertThat(refused.reason().code()).isEqualTo(ReasonCode.PROGRAM_TOO_LARGE);
        assertThat(new GnuCauses().ofRefusal(submission(Map.of("main.cpp", source)), refused))
                .containsExactly(Hint.of("cpp-large-data"));
    }

    /** The message said that there was no source file, while its author saw one. */
    @Test
    void headersAloneAreNamed() throws Exception {
        Refused refused = refused(compiled(cpp, Map.of("main.h", "int main(){}", "b.hpp", "")));

        assertThat(refused.reason()).isEqualTo(Reason.of(ReasonCode.ONLY_HEADERS, "files", "b.hpp, main.h"));
    }

    @Test
    void warnsOfWhatContestsForbid() throws Exception {
        Compilation compilation = compiled("#pragma GCC target(\"avx2\")\n// asm(\nint main(){__asm__(\"nop\");}");

        assertThat(compilation).isInstanceOf(Compiled.class);
        assertThat(compilation.diagnostics())
                .extracting(one -> one.kind() + " " + one.line() + " " + one.code())
                .containsExactly("warning 1 contest.pragma", "warning 3 contest.asm");
    }
}
