import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { scriptName } from '../script-name.ts';

/** What holds where the code's own styles say nothing. Writers know it: heights of frames and examples are made for it. */
export interface Looks {
  readonly plain: string;
  readonly example: string;
  readonly choice: string;
}

/** The document begins; what is put in its head first comes before everything of the sample. */
export const documentHead = `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sample</title>
<link rel="icon" href="data:,">
`;

interface Styled {
  readonly code: SampleCode;
  /** Whether the ground is that of the theme; else it is light. */
  readonly followsTheme: boolean;
  readonly looks: Looks;
  readonly script: PlacedScript;
}

/**
 * From the styles of the sample to its body. Documents know them as the first sheet, and by this id: the base style sheet follows it, in a
 * layer, where it overrides nothing.
 */
export function stylesAndBody({ code, followsTheme, looks, script }: Styled): string {
  return `${script.inHead}<style id="css-output">${withoutEnd(code.css ?? '')}</style>
<style>@layer look {
:root { color-scheme: ${followsTheme ? 'light dark' : 'light'}; }
${lookOf(code.defaults, looks)}}</style>
</head>
<body>
`;
}

export function documentEnd(script: PlacedScript): string {
  return `
${script.inBody}</body>
</html>
`;
}

const opting = /color-scheme|light-dark\(/;

/** Whether code knows of dark grounds. All other code was written on white and stays there. */
export function knowsDark({ html = '', css = '', js = '' }: SampleCode): boolean {
  return [html, css, js].some((code) => opting.test(code));
}

function lookOf(defaults: SampleCode['defaults'], { plain, example, choice }: Looks): string {
  if (defaults === undefined) return plain;
  return defaults === 'ix-choice' ? `${example}\n${choice}` : example;
}

/** In CSS an escaped slash is a slash. */
function withoutEnd(css: string): string {
  return css.replace(/<(?=\/style)/gi, '<\\');
}

export interface PlacedScript {
  readonly inHead: string;
  readonly inBody: string;
}

/** What ends a script, or makes the browser look for another end of it. */
const endsScript = /<(?:\/?script|!--)/i;

/** A module runs when the document has been read, wherever it is: in the head it is no element of the sample. */
export function placedScript(code: string, isModule: boolean): PlacedScript {
  const own = named(code);
  if (isModule && !endsScript.test(own)) return { inHead: `<script type="module">${own}</script>\n`, inBody: '' };
  return { inHead: '', inBody: scriptElement(own, isModule) };
}

/** Errors say where they come from. */
export function named(code: string, name = scriptName): string {
  return `${code}\n//# sourceURL=${name}`;
}

/**
 * The script as text, which a script puts in its own place: no sequence of characters in it ends anything, and it still
 * runs at the very place where it is.
 */
function scriptElement(code: string, isModule: boolean): string {
  const text = JSON.stringify(code).replaceAll('<', '\\u003c');
  const type = isModule ? 'own.type="module";' : '';
  return `<script>{const own=document.createElement("script");${type}own.textContent=${text};document.currentScript.replaceWith(own);own.remove()}</script>\n`;
}
