#!/bin/sh
# Compiles each file that a page offers to take along, alone, as a reader would in an app.
# Usage: check-files.sh WORKBOOK SITE
set -eu

count=0
failed=0
said=$(mktemp)
trap 'rm -f "$said"' EXIT
for file in "$2"/files/*.swift; do
    [ -e "$file" ] || break
    count=$((count + 1))
    "$1" try "$file" >"$said" 2>&1 && continue
    failed=$((failed + 1))
    printf '%s: error: the file does not compile by itself:\n' "$file" >&2
    grep -m 3 'error:' "$said" >&2 || cat "$said" >&2
done
printf 'files: %s to take along, %s of them do not compile\n' "$count" "$failed"
[ "$failed" -eq 0 ]
