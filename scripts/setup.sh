#!/bin/sh
# Installs what the build needs and this machine lacks. A machine that has it all is left alone, without a word.
set -eu

fail() {
    printf 'set-up: %s\n' "$1" >&2
    exit 1
}

command -v swift >/dev/null 2>&1 ||
    fail "Swift 6.3 or later is needed and not on the PATH; https://www.swift.org/install tells how to get it."

# Older versions read some Markdown otherwise than the chapters mean it.
check_cmark() {
    pkg-config --exists libcmark || fail "libcmark is installed, yet pkg-config does not find it."
    pkg-config --atleast-version=0.30 libcmark ||
        fail "libcmark 0.30 or later is needed; this is $(pkg-config --modversion libcmark). Install a newer one."
    exit 0
}

version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1)
major=${version%%.*}
minor=${version#*.}
if [ "${major:-0}" -lt 6 ] || { [ "$major" -eq 6 ] && [ "$minor" -lt 3 ]; }; then
    fail "Swift 6.3 or later is needed; this is ${version:-unknown}. https://www.swift.org/install tells how to get it."
fi

# Homebrew and Debian name the same things differently.
missing=""
if [ "$(uname)" = Darwin ]; then
    command -v pkg-config >/dev/null 2>&1 || missing="$missing pkgconf"
    pkg-config --exists libcmark 2>/dev/null || missing="$missing cmark"
    command -v wasm-opt >/dev/null 2>&1 || missing="$missing binaryen"
    command -v xz >/dev/null 2>&1 || missing="$missing xz"
    [ -n "$missing" ] || check_cmark
    command -v brew >/dev/null 2>&1 ||
        fail "these packages are missing:$missing. Install Homebrew, then run: brew install$missing"
    printf 'set-up: installing%s with brew\n' "$missing"
    # shellcheck disable=SC2086
    brew install $missing || fail "brew could not install them; run yourself: brew install$missing"
else
    command -v pkg-config >/dev/null 2>&1 || missing="$missing pkg-config"
    pkg-config --exists libcmark 2>/dev/null || missing="$missing libcmark-dev"
    pkg-config --exists zlib 2>/dev/null || missing="$missing zlib1g-dev"
    command -v wasm-opt >/dev/null 2>&1 || missing="$missing binaryen"
    command -v xz >/dev/null 2>&1 || missing="$missing xz-utils"
    [ -n "$missing" ] || check_cmark
    command -v apt-get >/dev/null 2>&1 ||
        fail "these packages are missing:$missing. Install what your system calls them, then run make again."
    sudo=""
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null 2>&1 ||
            fail "these packages are missing:$missing. As root, run: apt-get install$missing"
        sudo=sudo
    fi
    printf 'set-up: installing%s with apt-get\n' "$missing"
    export DEBIAN_FRONTEND=noninteractive
    # shellcheck disable=SC2086
    { $sudo apt-get update -qq && $sudo apt-get install -y -qq $missing; } >/dev/null ||
        fail "apt-get could not install them; as root, run: apt-get install$missing"
fi
check_cmark
