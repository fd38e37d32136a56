#!/bin/sh
# when-changed.sh NAME PATH... -- COMMAND...
# Runs the command unless nothing has changed since it last succeeded: neither the files under the paths (by content) nor
# the compiler. What succeeded is remembered under .build, so `make clean` forgets it.
set -eu

name=$1
shift
paths=""
while [ "$1" != -- ]; do
    paths="$paths $1"
    shift
done
shift

memory=.build/unchanged
# shellcheck disable=SC2086
now=$({ swift --version 2>&1; find $paths -type f | LC_ALL=C sort | tr '\n' '\0' | xargs -0 cksum; } | cksum)
if [ "$(cat "$memory/$name" 2>/dev/null)" = "$now" ]; then
    printf '%s: unchanged since it last succeeded\n' "$name"
    exit 0
fi
rm -f "$memory/$name"
started=$(date +%s)
"$@"
mkdir -p "$memory"
printf '%s\n' "$now" > "$memory/$name"
printf '%s: done in %s s\n' "$name" "$(($(date +%s) - started))"
