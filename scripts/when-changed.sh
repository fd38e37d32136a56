#!/bin/sh
# when-changed.sh NAME [+MADE]... PATH... -- COMMAND...
# Runs the command unless nothing has changed since it last succeeded: neither the files under the paths (by content), nor
# the compiler, nor the files that the command made. What succeeded is remembered under .build, so `make clean` forgets it.
set -eu

name=$1
shift
paths=""
made=""
while [ "$1" != -- ]; do
    case $1 in
        +*) made="$made ${1#+}" ;;
        *) paths="$paths $1" ;;
    esac
    shift
done
shift

memory=.build/unchanged
# shellcheck disable=SC2086
read_files() { { swift --version 2>&1; find $paths -type f | LC_ALL=C sort | tr '\n' '\0' | xargs -0 cksum; } | cksum; }
# Who builds otherwise, for instance another state of the sources, leaves other files behind: told by their inodes.
# shellcheck disable=SC2086
made_files() { [ -z "$made" ] || ls -liL $made 2>&1; }

now=$(read_files)
if [ "$(cat "$memory/$name" 2>/dev/null)" = "$now$(made_files)" ]; then
    printf '%s: unchanged since it last succeeded\n' "$name"
    exit 0
fi
rm -f "$memory/$name"
started=$(date +%s)
"$@"
mkdir -p "$memory"
printf '%s\n' "$now$(made_files)" > "$memory/$name"
printf '%s: done in %s s\n' "$name" "$(($(date +%s) - started))"
