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

# prints PATTERN COMMAND…: whether the command succeeds and prints a line that matches.
prints() {
    pattern=$1
    shift
    "$@" >"$roots/printed" 2>&1 && grep -aqe "$pattern" "$roots/printed" && return
    cat "$roots/printed"
    return 1
}

# All files of a root, but for what the system changes by itself.
files() {
    (cd "$1" && find . \( -path ./proc -o -path ./sys -o -path ./dev -o -path ./var/cache -o -path ./var/log \
        -o -path ./var/lib/apt -o -path ./var/lib/dpkg -o -path ./var/lib/rpm -o -path ./tmp \) -prune -o -print | sort)
}

# inside ROOT COMMAND…: runs a command in a root as a player does who has just logged in.
inside() {
    inside=$1
    shift
    chroot "$inside" /usr/bin/env -i HOME=/root PATH=/usr/bin:/bin:/usr/sbin:/sbin:/usr/games LANG=C.UTF-8 TERM=xterm-256color \
        DEBIAN_FRONTEND=noninteractive "$@"
}

# line_by_line ROOT LINES ARGUMENTS…: plays in plain mode.
line_by_line() {
    root=$1
    lines=$2
    shift 2
    printf '%b' "$lines" | inside "$root" talon play "$@" --plain
}

# screen ROOT ARGUMENTS…: plays on the screen of a terminal, looks at a help page, and quits.
screen() {
    root=$1
    shift
    (sleep 2 && printf '?' && sleep 1 && printf '\033' && sleep 1 && printf 'qq') |
        timeout 20 script --quiet --return --command \
            "stty rows 40 cols 100; chroot '$root' /usr/bin/env HOME=/root PATH=/usr/bin:/bin:/usr/games LANG=C.UTF-8 TERM=xterm-256color talon play $*" /dev/null
}

# play ROOT: starts the games of an installation.
play() {
    check "the version" prints '^talon [0-9]' inside "$1" talon --version
    check "a deal" prints '^pyramid: JD AC' inside "$1" talon deal yield 17
    check "a solver" prints verdict inside "$1" talon solve doublets 17 --json
    for game in doublets yield lady-jane curse; do
        check "$game, line by line" prints . line_by_line "$1" 'help\nquit\n' $game 17
        check "$game, on the screen" prints 'Undo\|undo' screen "$1" $game 18
    done
    check "a move" prints . line_by_line "$1" 'flip\nquit\n' yield 19
    check "it is saved" prints 'Yield.*19\|yield.*19' inside "$1" talon games
    serve "$1"
}

# serve ROOT: the browser table of an installation.
serve() {
    (exec chroot "$1" /usr/bin/env -i HOME=/root PATH=/usr/bin:/usr/games talon serve --no-open --port $port) >"$roots/serve" 2>&1 &
    server=$!
    page="curl --fail --silent --show-error --retry 10 --retry-connrefused http://127.0.0.1:$port"
    check "the browser table" prints '<title>Talon</title>' $page/
    program=$($page/ | sed -n 's/.*id="program"[^>]*href="\([^"]*\.wasm\)".*/\1/p; s/.*href="\([^"]*\.wasm\)"[^>]*id="program".*/\1/p' | head -n 1)
    check "its program" prints 'application/wasm' $page/"${program#./}" --head
    kill $server
    wait $server 2>/dev/null || true
}

# uninstalled ROOT: compares the files of a root with those before the installation.
uninstalled() {
    files "$1" >"$roots/after"
    diff "$roots/before" "$roots/after" | grep '^[<>]' >"$roots/difference" || true
    check "nothing is left but the player's data" sh -c "! grep -qv '^> ./root/.local' '$roots/difference'"
    sed 's/^/     /' "$roots/difference"
}

# fresh_root: makes the root of Debian anew, as it was before anything was installed.
fresh_root() {
    rm -rf "$debian"
    mkdir "$debian"
    tar -xf "$debian.tar" -C "$debian"
    # Minimal systems leave out manual pages.
    rm -f "$debian/etc/dpkg/dpkg.cfg.d/"*
    files "$debian" >"$roots/before"
}

mkdir -p "$roots"
debian=$roots/debian
if [ ! -e "$debian.tar" ]; then
    mmdebstrap --variant=apt --include=man-db,bash-completion,fish,zsh bookworm "$debian.tar" >/dev/null 2>&1
fi

say "deb"
fresh_root
cp "$packages"/talon_*.deb "$debian/tmp/talon.deb"
check "apt installs it" inside "$debian" apt-get install --yes --no-install-recommends /tmp/talon.deb
play "$debian"
check "man talon-play" prints talon-play.1 inside "$debian" man -w talon-play
bash='. /usr/share/bash-completion/bash_completion; _completion_loader talon
    COMP_WORDS=(talon play la) COMP_CWORD=2 COMP_TYPE=9
    _clap_complete_talon talon la play; echo "${COMPREPLY[@]}"'
check "bash completes a game" prints '^lady-jane *$' inside "$debian" bash -c "$bash"
check "fish completes an opponent" prints '^club' inside "$debian" env HOME=/tmp fish -c 'complete -C "talon play curse --opponent cl"'
check "zsh knows the completion" prints talon inside "$debian" \
    zsh -fc 'autoload -Uz compinit; compinit -u -d /tmp/zcompdump; print $_comps[talon]'
check "apt removes it" inside "$debian" apt-get purge --yes talon
uninstalled "$debian"

say "rpm"
fresh_root
# Every system with rpm has these folders, in its package filesystem.
(cd "$debian/usr/share" && mkdir -p icons licenses metainfo zsh/site-functions)
files "$debian" >"$roots/before"
# The root has the libraries, but no database of rpm that knows them.
rpm="rpm --root $debian --dbpath /var/lib/rpm --nodeps"
check "rpm installs it" $rpm --install "$packages"/talon-*.rpm
check "rpm verifies it" $rpm --verify talon
play "$debian"
check "rpm removes it" $rpm --erase talon
uninstalled "$debian"

say "tarball, in a root with nothing else"
empty=$roots/empty
rm -rf "$empty"
mkdir -p "$empty/opt" "$empty/root" "$empty/tmp"
tar -xf "$packages"/talon-*-linux.tar.gz -C "$empty/opt" --strip-components=1
alone="env TALON_DATA=/root/talon chroot $empty /opt/bin/talon"
check "the version" prints '^talon [0-9]' $alone --version
check "a deal" prints '^pyramid: JD AC' $alone deal yield 17
check "a move" sh -c "printf 'flip\nquit\n' | $alone play yield 17 --plain"
check "it is saved" prints 'Yield.*17\|yield.*17' $alone games
check "a match is kept" sh -c "timeout 3 $alone serve --no-open --port $port; test -s '$empty/root/talon/matches.sqlite'"

say "$failures failed"
[ "$failures" = 0 ]
