package judge.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PrinterTest {

    @TempDir
    private Path folder;

    @Test
    void printsForATeamWhoseNameIsMadeOfSignsOfTheShell() throws IOException, InterruptedException {
        for (String team : new String[] {"#\"\"", "; touch x", "$(id)", "a b", "`id`", "'", "*"}) {
            Path printed = folder.resolve("printed");
            // An argument that stays one for cp makes one file.
            Printer printer = new Printer("cp :file " + folder + "/:team", folder.resolve("spool"));

            assertThat(printer.print("text of " + team, Map.of(":team", team))).isEmpty();

            Path made = folder.resolve(team);
            assertThat(made).hasContent("text of " + team);
            Files.move(made, printed, StandardCopyOption.REPLACE_EXISTING);
        }
        assertThat(folder.resolve("x")).doesNotExist();
        assertThat(folder.resolve("spool")).isEmptyDirectory();
    }

    @Test
    void takesNoNameForAnOptionOrAGap() throws IOException, InterruptedException {
        Printer printer = new Printer("printf %s\\n :team :label", folder.resolve("spool"));

        assertThat(new Printer("test -e :team", folder).print("", Map.of(":team", "--help")))
                .isPresent();
        assertThat(printer.print("", Map.of(":team", "-v", ":label", ":file"))).isEmpty();
    }

    @Test
    void handsTheTextOverWhereNoFileIsNamed() throws InterruptedException {
        assertThat(new Printer("grep -q needle", folder).print("hay needle", Map.of()))
                .isEmpty();
        assertThat(new Printer("grep -q needle", folder).print("hay", Map.of()))
                .hasValueSatisfying(why -> assertThat(why).startsWith("ended with 1"));
    }

    @Test
    void saysWhyThereIsNothingOnPaper() throws InterruptedException {
        assertThat(new Printer("ls /nowhere/at/all", folder).print("", Map.of()))
                .hasValueSatisfying(why -> assertThat(why).contains("/nowhere/at/all"));
        assertThat(new Printer("/nowhere/lp", folder).print("", Map.of())).isPresent();
    }
}
