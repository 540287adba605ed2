#!/bin/sh
# Half of a start of the judge is reading classes. Called by runner.sh once for each JDK and build: keeps the classes that one
# check has loaded in a form that the VM only has to map (application class data sharing).
#   class-archive.sh PROJECT JDK ARCHIVE
# Two of these at once do not disturb each other. Where no archive can be made an empty one is left, which the VM passes over,
# so that it is not tried again at every start.
set -eu
exec </dev/null >/dev/null 2>&1
home=$1 jdk=$2 archive=$3 draft=$3.$$
trap 'rm -f "$draft"' EXIT
java() { "$jdk/bin/java" -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Xmx256m -Djudge.home="$home" "$@"; }

[ -w "$(dirname "$archive")" ]
for source in "$home"/problems/*/submissions/wrong_answer/*.java; do
    problem=$(basename "${source%%/submissions/*}")
    java -XX:ArchiveClassesAtExit="$draft" -jar "$home/judge/target/judge.jar" check "$source" --problem "$problem" --fresh --json || true
    break
done
# A disk that is full leaves half of one, on which a VM would crash.
java -Xshare:on -XX:SharedArchiveFile="$draft" -XX:+IgnoreUnrecognizedVMOptions -XX:+VerifySharedSpaces \
    -jar "$home/judge/target/judge.jar" --version || { rm -f "$draft"; : >"$draft"; }
mv -f "$draft" "$archive"
