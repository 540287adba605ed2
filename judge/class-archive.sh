#!/bin/sh
# Half of a start of the judge is reading classes. Called by runner.sh once for each JDK and build: keeps the classes
# that checks have loaded in a form that the VM only has to map (application class data sharing). It makes one archive
# of all classes, not one on top of the JDK's: only that can hold classes in the format of an older Java, and there is
# only one to map.
#   class-archive.sh PROJECT JDK ARCHIVE CLASSPATH
# Two of these at once do not disturb each other. Where no archive can be made an empty one is left, which the VM
# ignores, so that it is not tried again at every start.
set -eu
exec </dev/null >/dev/null 2>&1
home=$1 jdk=$2 archive=$3 path=$4 draft=$3.$$ jar=$1/judge/target/judge.jar
server=
trap '[ -z "$server" ] || { kill "$server" && wait "$server" || true; }; rm -rf "$draft" "$draft".*' EXIT
trap 'exit 130' INT # A server in the background knows nothing of Ctrl-C.
trap 'exit 143' HUP TERM
vm='-XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Xmx256m
    -XX:+UnlockDiagnosticVMOptions -XX:+IgnoreUnrecognizedVMOptions -XX:-BytecodeVerificationRemote'
java() { "$jdk/bin/java" $vm -Djudge.home="$home" "$@"; }

[ -w "$(dirname "$archive")" ]
if [ "$path" != "$jar" ]; then
    # A server that has just started, on a database that is new and on one that is there.
    for list in first again; do
        : >"$draft.out"
        "$jdk/bin/java" $vm -Djudge.home="$home" -XX:DumpLoadedClassList="$draft.$list" -cp "$path" judge.Main \
            serve --port 0 --data "$draft.data" >"$draft.out" 2>&1 &
        server=$! tries=0
        while ! grep -q http: "$draft.out" && kill -0 "$server" && [ $tries -lt 200 ]; do
            sleep 0.1 && tries=$((tries + 1))
        done
        sleep 1 # and a judge is opened
        kill "$server" && wait "$server" || true
        server=
    done
fi
for source in "$home"/problems/*/submissions/wrong_answer/*.java; do
    [ "$path" = "$jar" ] || break
    problem=$(basename "${source%%/submissions/*}")
    # Judged anew, as JSON; taken from the results that are kept; judged anew with known times of cases, as text.
    java -XX:DumpLoadedClassList="$draft.first" -jar "$jar" check "$source" --problem "$problem" --fresh --json || true
    java -XX:DumpLoadedClassList="$draft.again" -jar "$jar" check "$source" --problem "$problem" || true
    java -XX:DumpLoadedClassList="$draft.fresh" -jar "$jar" check "$source" --problem "$problem" --fresh || true
    break
done
# A package, and a program of it that fails, in each of the other languages that are here.
[ "$path" != "$jar" ] || {
    sum=$draft.problems/sum
    mkdir -p "$sum/data/secret" "$sum/submissions/accepted" "$sum/submissions/wrong_answer"
    printf 'problem_format_version: legacy\nname: Sum\n' >"$sum/problem.yaml"
    echo 1 2 >"$sum/data/secret/1.in" && echo 3 >"$sum/data/secret/1.ans"
    cd "$sum/submissions"
    echo 'print(sum(map(int, input().split())))' >accepted/sum.py
    echo 'print(max(map(int, input().split())))' >wrong_answer/sum.py
    for program in accepted=a+b wrong_answer=a; do
        printf '#include <iostream>\nint main() { int a, b; std::cin >> a >> b; std::cout << %s; }\n' \
            "${program#*=}" >"${program%=*}/sum.cpp"
    done
    java -XX:DumpLoadedClassList="$draft.verify" -jar "$jar" verify "$sum" || true
    for compiler in g++=cpp python3=py; do
        command -v "${compiler%=*}" || continue
        java -XX:DumpLoadedClassList="$draft.${compiler#*=}" -jar "$jar" check "wrong_answer/sum.${compiler#*=}" \
            --problem sum --problems "$draft.problems" || true
    done
}
# Newer VMs number the classes of a list; those of two lists clash.
cat "$draft.first" "$draft.again" "$draft.fresh" "$draft.verify" "$draft.cpp" "$draft.py" 2>&- |
    sed 's/ id: [0-9]*$//' | awk '!seen[$0]++' >"$draft.list" || true
java -Xshare:dump -XX:SharedClassListFile="$draft.list" -XX:SharedArchiveFile="$draft" -cp "$path" || true
# A disk that is full leaves half of one, on which a VM would crash.
java -Xshare:on -XX:SharedArchiveFile="$draft" -XX:+VerifySharedSpaces -cp "$path" judge.Main --version ||
    { rm -f "$draft"; : >"$draft"; }
mv -f "$draft" "$archive"
