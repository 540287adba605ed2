package judge.roster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.roster.RosterException.Fault;
import judge.roster.RosterException.Place;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RosterReaderTest extends RosterFile {

    private static final Student ZHANG = new Student("2023001", "张三");
    private static final Student LI = new Student("2023002", "李四");

    @Test
    void mergesNobodyWhereNamesBetweenTabsBeginWithAQuotationMark() throws Exception {
        assertThat(read("id\tname\n001\t\"Ann\n002\tBob\"\n003\tCyd\n"))
                .containsExactly(new Student("001", "\"Ann"), new Student("002", "Bob\""), new Student("003", "Cyd"));
    }

    @Test
    void addsNoOtherWordToAFirstName() throws Exception {
        assertThat(read("id,first name,city\n0368,Anna,Ulm\n0369,Max,Ulm\n0370,Eva,Ulm\n"))
                .extracting(Student::name)
                .containsExactly("Anna", "Max", "Eva");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "学号,姓名\n2023001,张三\n2023002,李四\n",
                "姓名,学号\r\n张三,2023001\r\n李四,2023002\r\n",
                "序号;班级;学号;姓名\n1;高一3;2023001;张三\n2;高一3;2023002;李四",
                "Student ID\tFull Name\n2023001\t张三\n\n2023002\t李四\n",
                "2023001,张三\n2023002,李四",
                "2023001，张三\n2023002，李四",
                "张三,2023001\n李四,2023002",
                " \"id\" , \"name\" \n\"2023001\" , 张三 ,3班\n=\"2023002\",\"李四\"\n,,\n",
            })
    void understandsTheTablesThatSchoolsHave(String table) throws Exception {
        assertThat(read(table)).containsExactly(ZHANG, LI);
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "GBK", "GB18030", "UTF-16"})
    void readsTheCharsetsThatSpreadsheetsWrite(String charset) throws Exception {
        String table = "学号,姓名\n2023001,张三\n2023002,李四\n";

        assertThat(read(table.getBytes(Charset.forName(charset)))).containsExactly(ZHANG, LI);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Matrikelnummer;Nachname;Vorname\n0012345;Müller;Jörg\n",
                "sep=;\nMatrikelnummer;Nachname;Vorname\n0012345;Müller;Jörg\n",
                "Name;Vorname;Matr.-Nr.\nMüller;Jörg;0012345\n",
                "Nom,Prénom,Numéro étudiant\nMüller,Jörg,0012345\n",
                "Apellidos,Nombre,Matrícula\nMüller,Jörg,0012345\n",
                "Cognome,Nome,Matricola\nMüller,Jörg,0012345\n",
                "Nazwisko,Imię,Nr albumu\nMüller,Jörg,0012345\n",
                "Příjmení,Jméno,Osobní číslo\nMüller,Jörg,0012345\n",
                "Soyadı,Adı,Öğrenci No\nMüller,Jörg,0012345\n",
                "Фамилия,Имя,Номер зачетки\nMüller,Jörg,0012345\n",
                "学籍番号,氏名\n0012345,Müller Jörg\n",
                "학번,이름\n0012345,Müller Jörg\n",
                "Fubar,Surname,Given name\n0012345,Müller,Jörg\n",
                "\"\ufeffStudent\",ID,SIS User ID,SIS Login ID,Section\n    Points Possible,,,,\n"
                        + "Müller Jörg,12,0012345,jmueller,CS 1\n\"Student, Test\",99,,abc,CS 1\n",
                "OrgDefinedId,Username,Last Name,First Name,Email,End-of-Line Indicator\n"
                        + "#0012345,#jmueller,Müller,Jörg,j@x.edu,#\n",
                "\"Last Name\"\t\"First Name\"\t\"Username\"\t\"Student ID\"\t\"Availability\"\n"
                        + "\"Müller\"\t\"Jörg\"\t\"jm\"\t\"0012345\"\t\"Yes\"\n",
                "Last Name,First Name,SID,Email,Sections\nMüller,Jörg,0012345,j@x.edu,A\n",
                "\"Student\nID\",Name\n0012345,\"Müller\n Jörg\"\n",
            })
    void readsListsOfOtherLanguagesAndPlatforms(String table) throws Exception {
        assertThat(read(table)).containsExactly(new Student("0012345", "Müller Jörg"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "netid,name\nal3,Ann Lee\nal4,Ann Lee\n",
                "Semester,Email,Last Name,First Name\nS26,al3@x.edu,Lee,Ann\nS26,al4@x.edu,Lee,Ann\n",
                "First name,Last name,ID number,Email address\nAnn,Lee,,al3@x.edu\nAnn,Lee,,al4@x.edu\n",
                "Whatever,Name\nal3,Ann Lee\nal4,Ann Lee\n",
            })
    void namesAreNoIdsWhereAnotherColumnTellsStudentsApart(String table) throws Exception {
        assertThat(read(table))
                .extracting(student -> student.id().replace("@x.edu", ""))
                .containsExactly("al3", "al4");
    }

    /** Without the apostrophe O'Brien and OBrien would be one login. */
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '|',
            textBlock =
                    """
                    o'brien, Pat O'Brien
                    7, 't Hooft
                    7, 's-Gravesande
                    d'arc-d'or, L'é ="x" d'été
                    7, ''
                    7, ’Ali
                    """)
    void keepsApostrophesOfNames(String id, String name) throws Exception {
        String cell = '"' + name.replace("\"", "\"\"") + '"';
        assertThat(read("id,name\n" + id + "," + cell + "\n2,B\n"))
                .containsExactly(new Student(id, name, ""), new Student("2", "B", ""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"'007", "=\"007\"", " '007 ", "\"=\"\"007\"\"\""})
    void readsWhatKeepsSpreadsheetsFromComputing(String cell) throws Exception {
        assertThat(read("id,name\n" + cell + ",'=A\n")).containsExactly(new Student("007", "=A", ""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "学号,姓名,班级\n7,A,x 1\n",
                "Section\tStudent ID\tName\nx 1\t7\tA\n",
                "Matrikelnummer;Name;Gruppe\n7;A;x 1\n",
                "Übungsgruppe;Matrikelnummer;Name\nx 1;7;A\n",
                "Numéro étudiant,Nom,Groupe TD\n7,A,x 1\n",
                "Matrícula,Nombre,Grupo\n7,A,x 1\n",
                "学号,姓名,组别\n7,A,x 1\n",
                "学籍番号,氏名,クラス\n7,A,x 1\n",
                "ID,Name,Tutorial Group,Comment\n7,A,x 1,-\n",
                "Номер студента,Имя,Группа\n7,A,x 1\n",
                "SID,Name,Sections\n7,A,=\"x 1\"\n",
                "User ID,Name,Registration Section\n7,A,x 1\n",
                "User ID,Name,Lecture Section\n7,A,x 1\n",
            })
    void keepsTheGroup(String table) throws Exception {
        ReadRoster read = RosterReader.readNamed(SentTable.of(table.getBytes(StandardCharsets.UTF_8)));

        assertThat(read.roster().students()).containsExactly(new Student("7", "A", "x 1"));
        assertThat(read.columns().isClear()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1班,张三,2023001\n1班,李四,2023002\n",
                "1,张三,1班,2023001,13812345678\n2,李四,1班,2023002,13812345679\n",
                "张三,男,2023001,1班\n李四,男,2023002,1班\n",
                "xx,yy,zz\n1班,张三,2023001\n1班,李四,2023002\n",
                "学号,xx,yy\n2023001,张三,1班\n2023002,李四,1班\n",
            })
    void guessesByWhatStandsInTheColumnsWhereNoHeadsSayIt(String table) throws Exception {
        ReadRoster read = RosterReader.readNamed(SentTable.of(table.getBytes(StandardCharsets.UTF_8)));

        assertThat(read.roster().students())
                .containsExactly(new Student("2023001", "张三", "1班"), new Student("2023002", "李四", "1班"));
        assertThat(read.columns().isClear()).isFalse();
    }

    @Test
    void takesColumnsForWhatIsSaid() throws Exception {
        byte[] table = "a,b,c\nx,y,z\n".getBytes(StandardCharsets.UTF_8);
        ColumnChoice said =
                new ColumnChoice(Optional.of(true), List.of(ColumnUse.IGNORED, ColumnUse.NAME, ColumnUse.ID));
        SentTable sent = new SentTable(table, Optional.empty(), said);

        ReadRoster read = RosterReader.readNamed(sent);

        assertThat(read.roster().students()).containsExactly(new Student("z", "y"));
        assertThat(read.columns().used(ColumnUse::word)).isEqualTo("b = name, c = id");
        assertThat(read.columns().ignored(column -> true)).isEqualTo("a");
        assertThat(RosterReader.preview(sent).rows()).containsExactly(List.of("x", "y", "z"));
    }

    /** The list of a class of WeBWorK has its heads in such a line, which is no remark. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "# Our class\n#\n# Field order: student_id,last_name,first_name\n7,Smith,Anna\n8,Jones,Bob\n",
                "// autumn\nid;name\n7;Smith Anna\n8;Jones Bob\n",
                "# Autumn\n\nid\tname\n7\tSmith Anna\n8\tJones Bob\n",
                "#id,name\n7,Smith Anna\n8,Jones Bob\n",
            })
    void passesOverRemarksAboveTheTable(String table) throws Exception {
        assertThat(read(table)).containsExactly(new Student("7", "Smith Anna"), new Student("8", "Jones Bob"));
    }

    @Test
    void passesOverAByteOrderMark() throws Exception {
        assertThat(read("\ufeffid,name\n2023001,张三\n")).containsExactly(ZHANG);
    }

    @Test
    void needsNoNames() throws Exception {
        assertThat(read("学号\n7\n8\n")).containsExactly(new Student("7", ""), new Student("8", ""));
        assertThat(read("anna\nbert\n")).containsExactly(new Student("anna", ""), new Student("bert", ""));
    }

    @Test
    void goesByTheNameWhereThereIsNothingElse() throws Exception {
        assertThat(read("Last name,First name\nSan,Zhang\n")).containsExactly(new Student("San Zhang", "San Zhang"));
    }

    private void assertFault(String table, Fault fault, long line, String value) {
        assertThatThrownBy(() -> read(table)).isInstanceOfSatisfying(RosterException.class, e -> {
            assertThat(e.fault()).isEqualTo(fault);
            assertThat(e.line()).isEqualTo(line);
            assertThat(e.value()).isEqualTo(value);
        });
    }

    @Test
    void namesTheLineAndTheValueOfWhatIsWrong() {
        assertFault("id,name\n7,a\n\n7,b\n", Fault.TWICE, 4, "7");
        assertFault("anna\nbert\nANNA", Fault.TWICE, 3, "ANNA");
        assertFault("id,name\r\n7,a\r\n,b\r\n", Fault.NO_ID, 3, ",b");
        assertFault("id,name\n7,\"a\n8,b\n", Fault.NOT_CSV, 2, "7,\"a");
        assertFault("id,name\n7,\"a\"b\n8,b\n", Fault.NOT_CSV, 2, "7,\"a\"b");
        assertFault("id,name\n7,a\u0007b\n", Fault.CONTROL, 2, "7 a\u0007b");
    }

    @Test
    void takesARunningNumberForNobodysNumber() throws Exception {
        assertThat(read("序号,姓名,班级\n1,张三,3班\n2,李四,3班\n"))
                .containsExactly(new Student("张三", "张三"), new Student("李四", "李四"));
    }

    @Test
    void namesAllFaultyLinesAtOnce() {
        assertThatThrownBy(() -> RosterReader.readNamed(
                        SentTable.of("学号,姓名\n1,甲\n,乙\n2,\n1,丙\n丁,20269999\n".getBytes(StandardCharsets.UTF_8))))
                .isInstanceOfSatisfying(RosterException.class, e -> assertThat(e.places())
                        .containsExactly(
                                new Place(Fault.NO_ID, 3, ",乙"),
                                new Place(Fault.NO_NAME, 4, "2"),
                                new Place(Fault.TWICE, 5, "1"),
                                new Place(Fault.SWAPPED, 6, "丁,20269999")));
    }

    @Test
    void knowsTheLineOfEachStudent() throws Exception {
        Roster roster = RosterReader.readNamed(SentTable.of("id,name\n\n7,a\n8,b\n".getBytes(StandardCharsets.UTF_8)))
                .roster();
        assertThat(roster.students()).extracting(roster::line).containsExactly(3L, 4L);
        assertThat(roster.line(ZHANG)).isZero();
    }

    @Test
    void callsFilesOfOtherKindsWhatTheyAre() {
        Map<Fault, List<String>> kinds = Map.of(
                Fault.WORKBOOK,
                List.of(
                        "PK\u0003\u0004......xl/workbook.xml",
                        "PK\u0003\u0004..mimetypeapplication/vnd.oasis.opendocument.spreadsheet",
                        "\u00d0\u00cf\u0011\u00e0..."),
                Fault.DOCUMENT,
                List.of("PK\u0003\u0004......word/document.xml"),
                Fault.ARCHIVE,
                List.of("PK\u0003\u0004....class.csv", "Rar!..."),
                Fault.PDF,
                List.of("%PDF-1.7\n"),
                Fault.TEAMS,
                List.of("teams\t1\n1\t22\t3\tAlpha", "File_Version\t2\r\n1\t22", "accounts\t1"),
                Fault.PICTURE,
                List.of("\u0089PNG\r\n", "\u00ff\u00d8\u00ff\u00e0", "GIF89a"));
        kinds.forEach((fault, files) ->
                files.forEach(file -> assertThatThrownBy(() -> read(file.getBytes(StandardCharsets.ISO_8859_1)))
                        .isInstanceOfSatisfying(RosterException.class, e -> assertThat(e.fault())
                                .isEqualTo(fault))));
    }

    @Test
    void refusesWhatIsNoTable() {
        assertFault("", Fault.EMPTY, 0, "");
        assertFault("学号,姓名\n\n", Fault.EMPTY, 0, "");
        assertThatThrownBy(() -> read(
                        "7,\u0081\u00b0\u00db\u00b1\u00b2\u0098\u00b0\u00b1\n".getBytes(StandardCharsets.ISO_8859_1)))
                .isInstanceOfSatisfying(
                        RosterException.class, e -> assertThat(e.fault()).isEqualTo(Fault.NOT_TEXT));
        assertThatThrownBy(() -> read(new byte[(4 << 20) + 1]))
                .isInstanceOfSatisfying(
                        RosterException.class, e -> assertThat(e.fault()).isEqualTo(Fault.TOO_LARGE));
    }
}
