import type { SampleCode } from '@webdocs/contracts/samples/sample-code';

/** What colors are said with, or what a picture is. Borders and the like may name one: `1px solid black`. */
const inStyles =
  /color|background|border|outline|column-rule|decoration|emphasis|fill|stroke|shadow|gradient|filter|blend|mask|image|url\(|@import|#[\da-f]{3}|\b(?:rgb|hsl|hwb|lab|lch)/i;
const inMarkup =
  /style|color|background|fill|stroke|<(?:img|picture|svg|canvas|video|iframe|frame|object|embed|link|font|mark)\b|<script[^>]{0,500}\ssrc\b|<body[^>]{0,500}\s(?:text|a?link|vlink)\b/i;
const inScripts =
  /style|color|background|fill|stroke|canvas|svg|image|img|css|\.(?:src|href)\b|frame|font|\bimport\b|\bfetch\b|XMLHttpRequest/i;

/**
 * Whether code may show colors of its own. What does not looks on a dark ground as it does on a light one; everything else was written on
 * white. In doubt it does.
 */
export function bringsColors({ html = '', css = '', js = '', wat }: SampleCode): boolean {
  return (
    wat !== undefined || inStyles.test(css) || inMarkup.test(html) || [js, ...scriptsIn(html)].some((script) => inScripts.test(script))
  );
}

function scriptsIn(html: string): string[] {
  // Whatever is after the first one may be script: more is looked at than runs.
  const first = html.search(/<script\b|\son\w+\s*=|javascript:/i);
  return first < 0 ? [] : [html.slice(first)];
}
