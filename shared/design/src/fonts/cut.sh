#!/bin/sh
# Cuts the four faces of the site out of the published packages. Needs npm, fonttools and brotli for Python.
# Usage: sh cut.sh [folder for the packages]; the woff2 files are written beside this script.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=${1:-$(mktemp -d)}
cd "$work"

fetch() {
  [ -d "$1" ] && return
  archive=$(npm pack --silent "@fontsource-variable/$1@$2")
  mkdir "$1" && tar -xzf "$archive" -C "$1" --strip-components 1
}
fetch literata 5.3.0
fetch instrument-sans 5.3.0
fetch jetbrains-mono 5.3.0

# Latin-1, typographic marks, arrows. The mono face has the accents but not the rarer signs of Latin-1.
latin='U+20-7E,U+A0-FF,U+131,U+152-153,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2122,U+2191,U+2193,U+2212'
latin_ext='U+100-130,U+132-151,U+154-17E,U+18F,U+192,U+1A0-1A1,U+1AF-1B0,U+1CD-1DC,U+218-21B,U+237,U+259,U+2BC,U+2C7,U+2D8-2DD,U+1E80-1E85,U+1E9E,U+1EF2-1EF3,U+20A9,U+20AB,U+20BD'
cyrillic='U+301,U+400-45F,U+490-491,U+4B0-4B1,U+2116'
mono='U+20-7E,U+A0,U+C0-FF,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2191,U+2193,U+2212'

# cut <source> <target> <characters> <features> [axis=limits…]
cut() {
  source=$1 target=$2 characters=$3 features=$4
  shift 4
  fonttools varLib.instancer "$source" "$@" -q -o "$target.ttf"
  pyftsubset "$target.ttf" --unicodes="$characters" --layout-features="$features" --no-hinting --drop-tables+=vhea,vmtx,VVAR --flavor=woff2 --output-file="$here/$target.woff2"
}
cut literata/files/literata-latin-opsz-normal.woff2 literata-latin "$latin" 'kern,liga' opsz=12:36 wght=400:600
cut literata/files/literata-latin-opsz-italic.woff2 literata-latin-italic "$latin" 'kern,liga' opsz=14 wght=400
cut literata/files/literata-latin-ext-opsz-normal.woff2 literata-latin-ext "$latin_ext" 'kern,mark,ccmp,locl' opsz=14 wght=400:600
cut literata/files/literata-cyrillic-opsz-normal.woff2 literata-cyrillic "$cyrillic" 'kern,mark,ccmp' opsz=14 wght=400:600
cut instrument-sans/files/instrument-sans-latin-wght-normal.woff2 instrument-sans-latin "$latin" 'kern,liga,tnum' wght=400:700
cut jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2 jetbrains-mono-latin "$mono" '' wght=400:600

for face in literata instrument-sans jetbrains-mono; do
  cp "$face/LICENSE" "$here/$face-OFL.txt"
done
