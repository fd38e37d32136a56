#!/bin/sh
# Holds the EPUB of the book to the standard's own checker; a warning fails as an error does.
# Usage: check-epub.sh SITE
set -eu

checker=/usr/share/java/epubcheck.jar
file=$1/whose-touch-is-it.epub
[ -e "$file" ] || {
    printf '%s: error: there is no such file; build it with `make site`\n' "$file" >&2
    exit 1
}
said=$(mktemp)
trap 'rm -f "$said"' EXIT
java -jar "$checker" "$file" --failonwarnings >"$said" 2>&1 || {
    grep -E '^(FATAL|ERROR|WARNING)' "$said" >&2 || cat "$said" >&2
    printf '%s: error: epubcheck does not pass it\n' "$file" >&2
    exit 1
}
printf 'epub: %s bytes, nothing to complain of\n' "$(wc -c <"$file" | tr -d ' ')"
