package judge.language.gnu.compile;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LeadingHeadersTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "#include <iostream>\\n#include <vector>\\nint main() {} | iostream vector",
                "#include<cstdio>\\r\\n  #  include <queue>  \\r\\nusing namespace std; | cstdio queue",
                "\\n// by anna\\n#include <map> // sorted\\n\\n/* all\\n of it */\\n#include <set>\\n | map set",
                "#include <iostream> | iostream",
                "#include <iostream>\\n#include <bits/stdc++.h>\\n | iostream bits/stdc++.h",
                "\\357\\273\\277#include <cmath>\\n | cmath",
                "// \\260\\241\\304\\n#include <cmath>\\n | cmath",
                "/* x */\\n#include <cmath>\\n | cmath",
            })
    void areThoseBeforeAllElse(String source, String headers) {
        assertThat(of(source)).isEqualTo(headers);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "#define max min\\n#include <algorithm>\\n",
                "#define _GLIBCXX_DEBUG\\n#include <vector>\\n",
                "#pragma GCC optimize(\"O3\")\\n#include <vector>\\n",
                "#ifdef X\\n#include <vector>\\n#endif\\n",
                "#if 0\\n#include <vector>\\n",
                "#include \"own.h\"\\n#include <vector>\\n",
                "#include <windows.h>\\n#include <vector>\\n",
                "#include <./vector>\\n",
                "#include <vector> int x;\\n",
                "#include <vector> /* x\\n*/\\n",
                "int x;\\n#include <vector>\\n",
                "/* x */ int x;\\n#include <vector>\\n",
                "/* x */ #include <vector>\\n",
                "/* x\\n*/ #define vector queue\\n#include <vector>\\n",
                "/*/ #include <vector>\\n#include <vector>\\n",
                "// x \\\\\\n#include <vector>\\n",
                "// \\260\\134\\n#include <vector>\\n",
                "// x ?\\077/\\n#include <vector>\\n",
                "/* x *\\\\\\n/ int x; /*\\n*/\\n#include <vector>\\n",
                "// x\\r#define vector queue\\n#include <vector>\\n",
                "%:include <vector>\\n",
                "#include_next <vector>\\n",
                "#/**/include <vector>\\n",
                "\\n",
            })
    void areNotThoseThatAnythingElseCouldChange(String source) {
        assertThat(of(source)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "#include <iostream>\\n#define x y\\n#include <vector>\\n",
                "#include <iostream>\\n/* x *\\\\\\n/\\n#include <vector>\\n",
                "#include <iostream>\\n#include <vector> \\\\\\n\\n",
                "#include <iostream>\\n#ifdef X\\n#include <vector>\\n#endif\\n",
            })
    void areThoseUpToThere(String source) {
        assertThat(of(source)).isEqualTo("iostream");
    }

    private static String of(String source) {
        return String.join(" ", LeadingHeaders.of(source.translateEscapes().getBytes(ISO_8859_1)));
    }
}
