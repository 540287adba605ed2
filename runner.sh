#!/bin/sh
# What people call: installs what is missing, builds if a source is newer than the jar, and starts it.
#   ./runner.sh                 grades everything in solutions/
#   ./runner.sh test            builds, and runs what a change needs to be trusted; test all: the whole suite
#   ./runner.sh bench NAME [-DPROPERTY=VALUE ...]   runs a benchmark
#   ./runner.sh COMMAND ARGS    any command of the judge: see ./runner.sh --help
set -eu
case $0 in */*) typed=$0 ;; *) typed=./$0 ;; esac
home=$(CDPATH='' cd -- "${typed%/*}/" && pwd); jar=$home/judge/target/judge.jar
# A package installs this elsewhere than where people have their problems, solutions and reports.
folder=${JUDGE_FOLDER:-$home} typed=${JUDGE_TYPED:-$typed}
# What follows starts as few programs as it can: a student waits for all of them at every check.

# As the judge itself chooses its language: what was asked for, else what the environment is in.
case " $* " in
*' --lang=zh '* | *' --lang zh '*) chinese=yes ;;
*' --lang=en '* | *' --lang en '*) chinese=no ;;
*) case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in [zZ][hH]*) chinese=yes ;; *) chinese=no ;; esac ;;
esac
# A sentence in English and in Chinese.
say() {
    if [ $chinese = yes ]; then printf 'runner.sh：%s\n' "$2" >&2; else printf 'runner.sh: %s\n' "$1" >&2; fi
}
# How to become root, if at all.
rights() {
    if [ "$(id -u)" = 0 ]; then sudo=; elif sudo -n true 2>/dev/null; then sudo=sudo; else sudo=no; fi
    command -v apt-get >/dev/null || sudo=no
}
update() { [ "$sudo" = no ] || [ -n "${updated:-}" ] || { updated=yes; $sudo apt-get update -qq >&2 || true; }; }
# Installs a Debian package, or says in one command how to, and gives up.
install() {
    rights
    [ "$sudo" != no ] || {
        say "$2 is missing; please install it: sudo apt-get install $1" "缺少 $1，请安装：sudo apt-get install $1"
        exit 2
    }
    say "installing $1" "正在安装 $1"
    update
    $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -yqq --no-install-recommends $1 >/dev/null || {
        say "apt-get could not install $1, as it says above; once it can (a network?), run this again" \
            "apt-get 未能安装 $1，原因见上；能够安装后（例如恢复网络）请再运行一次"
        exit 2
    }
}

jdk_in() { # JAVA_HOME candidates; the first with a javac of 17 or newer
    for dir in "$@"; do
        [ -x "$dir/bin/javac" ] || continue
        version=
        [ ! -r "$dir/release" ] || while IFS='="' read -r key _ value _; do # asking javac takes longer than a check
            [ "$key" != JAVA_VERSION ] || version=${value%%[!0-9]*}
        done <"$dir/release"
        : "${version:=$("$dir/bin/javac" -version 2>&1 | sed -n 's/^javac \([0-9]*\).*/\1/p')}"
        if [ "${version:-0}" -ge 17 ]; then printf '%s' "$dir"; return 0; fi
    done
}

find_jdk() {
    on_path=$(command -v javac || true)
    [ -z "$on_path" ] || { on_path=$(readlink -f "$on_path"); on_path=${on_path%/bin/*}; }
    jdk_in "${JAVA_HOME:-/none}" "${on_path:-/none}" /usr/lib/jvm/*17* /usr/lib/jvm/* /opt/*jdk* \
        "${HOME:-/none}"/.sdkman/candidates/java/current
}

jdk=$(find_jdk)
if [ -z "$jdk" ]; then
    rights
    update
    package=default-jdk-headless
    for wish in openjdk-21-jdk-headless openjdk-17-jdk-headless; do
        [ -z "$(apt-cache search --names-only "^$wish\$" 2>/dev/null)" ] || package=$wish
    done
    install "$package" "a JDK of version 17 or newer"
    jdk=$(find_jdk)
    [ -n "$jdk" ] || {
        say "$package brings no JDK of version 17 or newer; please install one" \
            "$package 里没有 17 或更新版本的 JDK，请自行安装一个"
        exit 2
    }
fi
export JAVA_HOME="$jdk"
command -v bwrap >/dev/null || [ "$(uname)" != Linux ] || install bubblewrap bubblewrap
# The judge writes UTF-8, whatever it is that the environment names. Where that is not installed here, as after ssh from
# another machine, the VM would take all for ASCII and find no file with a Chinese name. What language it is in stays.
utf8=yes
case "${LC_ALL:-${LC_CTYPE:-${LANG:-}}}" in
*[Uu][Tt][Ff]*8*) [ "${LC_ALL:-}" = C.UTF-8 ] || [ -z "$(locale 2>&1 >/dev/null)" ] || utf8=no ;;
*) utf8=no ;;
esac
[ $utf8 = yes ] || export JUDGE_LANGUAGE="${LC_ALL:-${LC_MESSAGES:-${LANG:-C}}}" LC_ALL=C.UTF-8

# The tests of the pages need a browser: without one they fail and say what to do.
browser() {
    rights
    command -v chromium || command -v chromium-browser || command -v google-chrome || [ "$sudo" = no ] ||
        (install chromium Chromium) || true
}
# So do those of the server without PostgreSQL, of which they start one of their own.
postgres() {
    rights
    command -v initdb || ls /usr/lib/postgresql/*/bin/initdb 2>&- || [ "$sudo" = no ] ||
        (install postgresql PostgreSQL) || true
}
# One test has the server behind nginx.
proxy() {
    rights
    command -v nginx || [ -x /usr/sbin/nginx ] || [ "$sudo" = no ] || (install nginx-light nginx) || true
}
# One test clones repositories as a job of CI does.
repositories() {
    rights
    command -v git || [ "$sudo" = no ] || (install git git) || true
}
# There are submissions in all languages among them.
compilers() {
    rights
    for program in g++ python3; do
        command -v "$program" || [ "$sudo" = no ] || (install "$program" "$program") || true
    done
}
# Those of the languages that files describe: some hundred megabytes.
described_all() {
    rights
    [ "$sudo" = no ] || { [ -e /usr/bin/gnatmake ] && [ -e /usr/bin/ghc ] && [ -e /usr/bin/lua5.4 ] &&
        [ -e /usr/bin/tsc ] && [ -e /usr/bin/mcs ] && [ -e /usr/bin/octave-cli ]; } ||
        (install "$described" "compilers of other languages") || true
    fetched $kotlin
    fetched $scala
}
# A compiler from Maven's repositories with what it needs, unless it is there. A submission says so where that failed.
kotlin=org.jetbrains.kotlin:kotlin-compiler-embeddable:2.2.21
scala=org.scala-lang:scala3-compiler_3:3.3.7
fetched() { # group:name:version
    name=${1#*:}
    file=${name%:*}/${name#*:}/${name%:*}-${name#*:}.jar
    [ ! -e "$home/judge/target/languages/${file##*/}" ] || return 0
    [ ! -e "${HOME:-/none}/.m2/repository/$(printf %s "${1%%:*}" | tr . /)/$file" ] || return 0
    say "fetching $1 from Maven's repositories" "正在从 Maven 仓库下载 $1"
    maven=mvn
    [ ! -e "$home/pom.xml" ] || maven='sh ./mvnw -N'
    (cd "$home" && $maven -B -ntp -q org.apache.maven.plugins:maven-dependency-plugin:3.8.1:get -Dartifact="$1") >&2 ||
        say "$1 could not be fetched" "无法下载 $1"
}
described='bash fp-compiler fp-units-base gfortran ghc gnat golang-go lua5.4 nodejs ocaml-nox perl'
described="$described mono-mcs mono-runtime node-typescript octave php-cli pypy3 ruby rustc"
# What is handed out has no sources: there is nothing to build or to test.
[ -e "$home/pom.xml" ] || case ${1:-} in
test | bench)
    say "$1 needs a checkout with the sources" "$1 需要带源代码的项目"
    exit 2 ;;
esac
[ "${1:-}" != test ] || {
    shift
    cd "$home"
    case ${1:-all} in
    all | -*) ;;
    *)
        say "test takes nothing, all, or options of Maven such as -Dit.test=ZooIT; not: $1" \
            "test 后面可以不写、写 all，或写 Maven 的选项（如 -Dit.test=ZooIT），不能是：$1"
        exit 2 ;;
    esac
    # Compiled once: by the second lane with static analysis.
    if [ "${1:-}" = all ]; then
        shift
        { compilers; described_all; browser; postgres; proxy; repositories; } >/dev/null
        exec sh ./mvnw -B -ntp verify -P release -Dcompile.plain=none -Dcompile.checked=compile "$@"
    fi
    compilers >/dev/null
    exec sh ./mvnw -B -ntp verify -P first-lane -Dcompile.checked=none -Dformat.checked=none "$@"
}
[ "${1:-}" != bench ] || {
    shift
    cd "$home"
    exec sh ./mvnw -B -ntp -q -P 'bench,!checks' process-test-classes -Dbench.names="$@"
}
is_stale() { # what is handed out without sources never is
    [ -e "$home/pom.xml" ] && [ -n "$(cd "$home" && find pom.xml judge/pom.xml judge/src/main judge/server/pom.xml \
        judge/server/src/main -newer "$jar" -print -quit)" ]
}
if [ ! -e "$jar" ] || is_stale
then
    say "building, once: this takes a minute or two" "正在构建，只需一次，要一两分钟"
    (cd "$home" && sh ./mvnw -B -ntp -q -P '!checks' -Dmaven.test.skip=true package) >&2 ||
        { say "the build failed" "构建失败"; exit 2; }
fi
[ $# -gt 0 ] || set -- grade
# The command may come behind options that all have: --lang zh check.
command= before=
for word in "$@"; do
    case $before:$word in
    --lang:* | --color:* | --languages:* | --runtime:*) ;;
    *:-h | *:-V | *:-hV | *:-Vh | *:--help | *:--version) command=none; break ;;
    *:-*) ;;
    *) command=$word; break ;;
    esac
    before=$word
done
command=${command:-grade}

# Whether there is a source with one of these endings among the arguments, in a folder or, by its list of names, a zip.
source_in() {
    endings=$1; shift
    for path in "$@"; do
        case $path in -*=*) path=${path#*=} ;; esac
        for ending in $endings; do
            case $path in *."$ending") return 0 ;; esac
            for file in "$path"/*."$ending" "$path"/*/*."$ending" "$path"/*/*/*."$ending" "$path"/*/*/*/*."$ending"; do
                [ ! -f "$file" ] || return 0
            done
            case $path in *.zip) ! grep -aqF ".$ending" -- "$path" 2>/dev/null || return 0 ;; esac
        done
    done
    return 1
}
# Other languages than Java are installed where somebody has written in them. A submission says so where that failed.
language() { # program, package, endings, the arguments
    program=$1 package=$2 endings=$3; shift 3
    command -v "$program" >/dev/null || ! source_in "$endings" "$@" || (install "$package" "$program") || true
}
# The same for languages that files describe: judge/src/main/resources/judge/language/file.
described() { # an ending of a source
    case $1 in
    adb) tool=gnatmake packages=gnat ;;
    bash) tool=bash packages=bash ;;
    cs) tool=mcs packages='mono-mcs mono-runtime' ;;
    f90 | f95 | f03 | f08) tool=gfortran packages=gfortran ;;
    go) tool=go packages=golang-go ;;
    hs) tool=ghc packages=ghc ;;
    kt) tool=sh packages='' && fetched $kotlin ;;
    js | mjs) tool=node packages=nodejs ;;
    lua) tool=lua5.4 packages=lua5.4 ;;
    m) tool=octave-cli packages=octave ;;
    ml) tool=ocamlopt.opt packages='ocaml-nox gcc libc6-dev' ;;
    pas | pp) tool=fpc packages='fp-compiler fp-units-base' ;;
    pl) tool=perl packages=perl ;;
    php) tool=php packages=php-cli ;;
    pypy | pypy3) tool=pypy3 packages=pypy3 ;;
    rb) tool=ruby packages=ruby ;;
    scala) tool=sh packages='' && fetched $scala ;;
    ts) tool=tsc packages='nodejs node-typescript' ;;
    rs) tool=/usr/bin/rustc packages='rustc gcc libc6-dev' ;;
    *) return 0 ;;
    esac
    command -v "$tool" >/dev/null || (install "$packages" "$tool") || true
}
in_others() { # the arguments
    for path in "$@"; do
        case $path in -*=*) path=${path#*=} ;; esac
        if [ -f "$path" ]; then
            described "${path##*.}"
        elif [ -d "$path" ]; then
            for ending in $(find "$path" -maxdepth 4 -type f -name '*.*' 2>/dev/null | sed 's/.*\.//' | sort -u); do
                described "$ending"
            done
        fi
    done
}
case $command in
grade) more=$folder/solutions ;;
verify) more=$folder/problems ;;
check | hunt) more=/none ;;
*) more= ;;
esac
# What is handed in to a server may be written in any of them.
case "$command: $* " in
*' --no-judge '* | *' --help '* | *' -h '*) ;;
serve:* | worker:*)
    for program in g++ python3; do
        command -v $program >/dev/null || (install $program $program) || true
    done ;;
esac
if [ -n "$more" ]; then
    language g++ g++ 'cpp cc cxx c++ C c' "$@" "$more"
    language python3 python3 'py py3' "$@" "$more"
    in_others "$@" "$more"
fi
named() { IFS=/; printf -- '-%s' $1; }
# A server's libraries lie beside the jar, so that no other command opens them. It stays up: the second compiler pays.
case $command in
serve | worker | account | backup | restore | migrate)
    path=$jar
    for library in "$home"/judge/target/server/*.jar; do path=$path:$library; done
    classes=$home/judge/target/judge-server$(named "$jdk").jsa
    # Else JDBI sets the flight recorder up at each start. The VM would warn of that flag, unless told not to before it.
    flags="-Xms24m -Xmx${JUDGE_HEAP:-512m} -XX:-PrintWarnings -XX:-FlightRecorder"
    set -- -cp "$path" --enable-native-access=ALL-UNNAMED judge.Main "$@"
    ;;
*)
    path=$jar classes=$home/judge/target/judge$(named "$jdk").jsa
    flags="-XX:TieredStopAtLevel=1 -Xmx${JUDGE_HEAP:-256m}"
    set -- -jar "$jar" "$@"
    ;;
esac
[ "$classes" -nt "$jar" ] && [ ! "$jdk/lib/server/libjvm.so" -nt "$classes" ] || {
    [ "$path" = "$jar" ] || [ ! -w "${classes%/*}" ] ||
        say "preparing quick starts of the server, once: this takes up to half a minute" \
            "正在为服务器的快速启动做准备，只需一次，最多半分钟"
    sh "$home/judge/class-archive.sh" "$home" "$jdk" "$classes" "$path" || true
}
# For a quick start our own classes are not verified, and the archive is mapped at the address it was made for.
exec "$jdk/bin/java" -XX:+UseSerialGC $flags -XX:-UsePerfData -Xlog:disable \
    -XX:+UnlockDiagnosticVMOptions -XX:+IgnoreUnrecognizedVMOptions -XX:ArchiveRelocationMode=0 \
    -XX:-BytecodeVerificationRemote -XX:SharedArchiveFile="$classes" \
    -Djudge.home="$folder" -Djudge.command="$typed" "$@"
