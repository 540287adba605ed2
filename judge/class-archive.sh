#!/bin/sh
# Half of a start of the judge is reading classes. Called by runner.sh once for each JDK and build: keeps the classes
# that checks have loaded in a form that the VM only has to map (application class data sharing). It makes one archive
# of all classes, not one on top of the JDK's: only that can hold classes in the format of an older Java, and there is
# only one to map.
#   class-archive.sh PROJECT JDK ARCHIVE
# Two of these at once do not disturb each other. Where no archive can be made an empty one is left, which the VM
# ignores, so that it is not tried again at every start.
set -eu
exec </dev/null >/dev/null 2>&1
home=$1 jdk=$2 archive=$3 draft=$3.$$ jar=$1/judge/target/judge.jar
trap 'rm -f "$draft" "$draft".*' EXIT
java() { "$jdk/bin/java" -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Xmx256m \
    -XX:+UnlockDiagnosticVMOptions -XX:+IgnoreUnrecognizedVMOptions -XX:-BytecodeVerificationRemote \
    -Djudge.home="$home" "$@"; }

[ -w "$(dirname "$archive")" ]
for source in "$home"/problems/*/submissions/wrong_answer/*.java; do
    problem=$(basename "${source%%/submissions/*}")
    # Judged anew, as JSON; taken from the results that are kept; judged anew with known times of cases, as text.
    java -XX:DumpLoadedClassList="$draft.first" -jar "$jar" check "$source" --problem "$problem" --fresh --json || true
    java -XX:DumpLoadedClassList="$draft.again" -jar "$jar" check "$source" --problem "$problem" || true
    java -XX:DumpLoadedClassList="$draft.fresh" -jar "$jar" check "$source" --problem "$problem" --fresh || true
    break
done
# Newer VMs number the classes of a list; those of two lists clash.
sed 's/ id: [0-9]*$//' "$draft.first" "$draft.again" "$draft.fresh" | awk '!seen[$0]++' >"$draft.list" || true
java -Xshare:dump -XX:SharedClassListFile="$draft.list" -XX:SharedArchiveFile="$draft" -cp "$jar" || true
# A disk that is full leaves half of one, on which a VM would crash.
java -Xshare:on -XX:SharedArchiveFile="$draft" -XX:+VerifySharedSpaces -jar "$jar" --version ||
    { rm -f "$draft"; : >"$draft"; }
mv -f "$draft" "$archive"
