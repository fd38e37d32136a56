#!/bin/sh
# What was compiled knows the folder that it was compiled in. If the folder has been moved or copied since, what was compiled goes, and
# make compiles it anew; the packages that were fetched stay, so that this needs no network.
set -eu

here=$(pwd -P)
mkdir -p .build
there=$(cat .build/folder 2>/dev/null || true)
if [ -n "$there" ] && [ "$there" != "$here" ]; then
    printf 'set-up: this folder was built as %s, and is %s now: all is compiled anew, which takes some minutes\n' "$there" "$here"
    for part in .build/* exercises/.build; do
        case $part in
            .build/checkouts | .build/repositories | .build/artifacts | .build/workspace-state.json) ;;
            *) rm -rf "$part" ;;
        esac
    done
fi
printf '%s\n' "$here" > .build/folder
