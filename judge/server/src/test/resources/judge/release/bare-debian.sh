#!/bin/bash
# Installs the package on a bare Debian and serves there, until it is ended; prints when it is installed and what the
# server prints. Needs root, debootstrap and the host's network.
#   bare-debian.sh FOLDER SUITE PACKAGE PORT
# The bare root is kept in FOLDER/SUITE and copied for each run. Units are not started by systemd, which a root without
# a boot does not run: the command line of judge.service is taken out of it and run as its user.
set -euo pipefail
folder=$1 suite=$2 package=$(realpath "$3") port=$4
mkdir -p "$folder"
base=$folder/$suite root=$folder/run-$suite-$port
[ -e "$base.done" ] || {
    rm -rf --one-file-system "$base"
    debootstrap --variant=minbase "$suite" "$base" http://deb.debian.org/debian >"$base.log" 2>&1 && touch "$base.done"
}
trap 'rm -rf --one-file-system "$root"' EXIT
cp -a "$base" "$root"
cp -L /etc/resolv.conf /etc/hosts "$root/etc/"
cp /etc/apt/apt.conf.d/*[0-9]* "$root/etc/apt/apt.conf.d/" 2>/dev/null || true
cp "$package" "$root/root/judge.deb"
cat >"$root/root/inside" <<'INSIDE'
set -e
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
# Fetched first: how long the mirror takes is no property of the package.
apt-get install -yqq --no-install-recommends --download-only /root/judge.deb >/dev/null
SECONDS=0
apt-get install -yqq --no-install-recommends /root/judge.deb >/root/said 2>&1 || { cat /root/said >&2; exit 1; }
echo "installed in $SECONDS s"
sed -i "s/--port 8080/--port $1/" /etc/judge/serve.env
unit=/usr/lib/systemd/system/judge.service
user=$(sed -n 's/^User=//p' $unit)
set -a
eval "$(sed -n 's/^Environment=//p' $unit)"
. "$(sed -n 's/^EnvironmentFile=//p' $unit)"
HOME=/var/lib/judge
cd /
exec setpriv --reuid "$user" --regid "$user" --init-groups --no-new-privs --pdeathsig KILL \
    sh -c "exec $(sed -n 's/^ExecStart=//p' $unit)"
INSIDE
outside='
set -e
mount --make-rprivate /
mount --bind "$ROOT" "$ROOT"; cd "$ROOT"
mkdir -p proc sys dev old
mount --rbind /dev dev; mount --rbind /sys sys; mount -t proc proc proc; mount -t tmpfs tmpfs tmp
pivot_root . old; umount -l /old; cd /
exec env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 bash /root/inside "$1"'
ROOT=$root unshare --mount --pid --fork --kill-child bash -c "$outside" outside "$port"
