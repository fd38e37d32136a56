#!/bin/sh
# Installs what the browser checks need and this machine lacks: Chromium, its driver, Selenium for Python,
# a reader of PDF for what is printed, and the checker of EPUB.
set -eu

missing=""
command -v chromium >/dev/null 2>&1 || missing="$missing chromium"
command -v chromedriver >/dev/null 2>&1 || missing="$missing chromium-driver"
/usr/bin/python3 -c 'import selenium' 2>/dev/null || missing="$missing python3-selenium"
command -v pdftotext >/dev/null 2>&1 || missing="$missing poppler-utils"
[ -e /usr/share/java/epubcheck.jar ] || missing="$missing epubcheck"
[ -n "$missing" ] || exit 0

command -v apt-get >/dev/null 2>&1 || {
    printf 'set-up: the browser checks need%s; they run on Debian and its kin\n' "$missing" >&2
    exit 1
}
sudo=""
[ "$(id -u)" -eq 0 ] || sudo=sudo
printf 'set-up: installing%s with apt-get\n' "$missing"
export DEBIAN_FRONTEND=noninteractive
# shellcheck disable=SC2086
{ $sudo apt-get update -qq && $sudo apt-get install -y -qq $missing; } >/dev/null || {
    printf 'set-up: apt-get could not install them; as root, run: apt-get install%s\n' "$missing" >&2
    exit 1
}
