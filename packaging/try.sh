#!/bin/sh
# Installs the packages of `cargo xtask package` in clean roots, plays, uninstalls them, and compares what is left.
#
#   packaging/try.sh [FOLDER]    FOLDER: for the roots, by default target/package-roots
#
# It needs root and Debian's packages mmdebstrap, rpm and curl. The Debian root is made once, from the package mirror.
set -eu
cd "$(dirname "$0")/.."
packages=$PWD/target/package
roots=${1:-$PWD/target/package-roots}
port=18642
failures=0

say() { printf '\n== %s\n' "$*"; }

# check NAME COMMAND…: whether the command succeeds.
check() {
    name=$1
    shift
    if "$@" >"$roots/output" 2>&1; then
        printf 'ok   %s\n' "$name"
    else
        printf 'BAD  %s\n' "$name"
        sed 's/^/     /' "$roots/output"
        failures=$((failures + 1))
    fi
}

# All files of a root, but for what the system changes by itself.
files() {
    (cd "$1" && find . \( -path ./proc -o -path ./sys -o -path ./dev -o -path ./var/cache -o -path ./var/log \
        -o -path ./var/lib/dpkg -o -path ./var/lib/rpm -o -path ./tmp \) -prune -o -print | sort)
}

# play ROOT TALON: starts the games of an installation as a player does.
play() {
    root=$1
    talon=$2
    inside() { chroot "$root" /usr/bin/env -i HOME=/root PATH=/usr/bin:/bin LANG=C.UTF-8 TERM=xterm "$@"; }
    check "the version" inside "$talon" --version
    check "a deal" sh -c "chroot '$root' $talon deal yield 17 | grep -q '^pyramid: JD AC'"
    check "a solver" sh -c "chroot '$root' $talon solve doublets 17 --json | grep -q verdict"
    check "the referee" sh -c "printf '{\"op\":\"new\",\"game\":\"curse\",\"deal\":3}\n' | chroot '$root' $talon referee | grep -q '\"ok\":true'"
    for game in doublets yield lady-jane curse; do
        check "a game of $game, line by line" \
            sh -c "printf 'help\nquit\n' | chroot '$root' /usr/bin/env HOME=/root $talon play $game 17 --plain | grep -qi ."
    done
    check "a move, saved" sh -c "printf 'flip\nquit\n' | chroot '$root' /usr/bin/env HOME=/root $talon play yield 18 --plain \
        && test -n \"\$(ls '$root/root/.local/share/talon/games')\""
    chroot "$root" /usr/bin/env HOME=/root "$talon" serve --no-open --port $port >/dev/null 2>&1 &
    server=$!
    sleep 2
    check "the browser table" sh -c "curl -fsS http://127.0.0.1:$port/ | grep -q '<title>Talon</title>'"
    kill $server
    wait $server 2>/dev/null || true
}

# uninstalled ROOT BEFORE: compares the files of a root with those before the installation.
uninstalled() {
    files "$1" >"$roots/after"
    diff "$2" "$roots/after" >"$roots/difference" || true
    check "nothing is left but the player's data" \
        sh -c "! grep '^[<>]' '$roots/difference' | grep -v '^> ./root/.local'"
    sed 's/^/     /' "$roots/difference"
    rm -rf "$1/root/.local"
}

mkdir -p "$roots"
debian=$roots/debian
if [ ! -d "$debian" ]; then
    mmdebstrap --variant=minbase --include=man-db,bash-completion,fish,zsh bookworm "$debian" >/dev/null 2>&1
    # Minimal systems leave out manual pages.
    rm -f "$debian/etc/dpkg/dpkg.cfg.d/"*
fi

say "deb"
deb=$(ls "$packages"/talon_*.deb)
files "$debian" >"$roots/before"
cp "$deb" "$debian/tmp/talon.deb"
check "dpkg installs it" chroot "$debian" dpkg -i /tmp/talon.deb
play "$debian" talon
check "man talon-play" chroot "$debian" man -w talon-play
check "completion of a game in bash" sh -c "chroot '$debian' bash -c '. /usr/share/bash-completion/bash_completion; _completion_loader talon; \
    complete -p talon >/dev/null; COMP_WORDS=(talon play la) COMP_CWORD=2 COMP_LINE=\"talon play la\" COMP_POINT=13 COMP_TYPE=9; _clap_complete_talon; echo \${COMPREPLY[@]}' | grep -q lady-jane"
check "completion of an opponent in fish" sh -c "chroot '$debian' fish -c 'complete -C \"talon play curse --opponent cl\"' | grep -q ^club"
check "completion of a command in zsh" sh -c "chroot '$debian' zsh -fc 'autoload -Uz compinit; compinit -u -d /tmp/zcompdump; print \$_comps[talon]' | grep -q talon"
check "dpkg removes it" chroot "$debian" dpkg -P talon
rm -f "$debian/tmp/talon.deb"
uninstalled "$debian" "$roots/before"

say "rpm"
rpm=$(ls "$packages"/talon-*.rpm)
files "$debian" >"$roots/before"
mkdir -p "$roots/rpmdb"
# The root has the libraries, but no database of rpm that knows them.
check "rpm installs it" rpm --root "$debian" --dbpath /var/lib/rpm --nodeps -i "$rpm"
check "rpm verifies it" rpm --root "$debian" --dbpath /var/lib/rpm --nodeps -V talon
play "$debian" talon
check "rpm removes it" rpm --root "$debian" --dbpath /var/lib/rpm --nodeps -e talon
rm -rf "$debian/var/lib/rpm"
uninstalled "$debian" "$roots/before"

say "tarball, in a root with nothing else"
tarball=$(ls "$packages"/talon-*-linux.tar.gz)
empty=$roots/empty
rm -rf "$empty"
mkdir -p "$empty/opt" "$empty/root" "$empty/tmp"
tar -xf "$tarball" -C "$empty/opt" --strip-components=1
check "the version" chroot "$empty" /opt/bin/talon --version
check "a deal" sh -c "chroot '$empty' /opt/bin/talon deal yield 17 | grep -q '^pyramid: JD AC'"
check "a game" sh -c "printf 'flip\nquit\n' | TALON_DATA=/root/talon chroot '$empty' /opt/bin/talon play yield 17 --plain | grep -qi ."

say "$failures failed"
[ "$failures" = 0 ]
