import { observatoryServers, type ObservatoryFix, type ObservatoryServer } from '@webdocs/contracts/api/observatory-report';

type Line = ObservatoryFix['lines'][number];

export const added = (text: string): Line => ({ change: 'add', text });
export const removed = (text: string): Line => ({ change: 'remove', text });
export const kept = (text: string): Line => ({ change: 'same', text });

/** A fix for each server. */
export function fixes(lines: Readonly<Record<ObservatoryServer, readonly Line[]>>): ObservatoryFix[] {
  return observatoryServers.map((server) => ({ server, lines: [...lines[server]] }));
}

/** The same lines whatever the server: they belong into the page. */
export function samePlace(lines: readonly Line[]): ObservatoryFix[] {
  return fixes({ nginx: lines, apache: lines, caddy: lines, node: lines });
}

const setLine: Readonly<Record<ObservatoryServer, (name: string, value: string) => string>> = {
  nginx: (name, value) => `add_header ${name} "${escaped(value, '"')}" always;`,
  apache: (name, value) => `Header always set ${name} "${escaped(value, '"')}"`,
  caddy: (name, value) => `header ${name} "${escaped(value, '"')}"`,
  node: (name, value) => `response.setHeader('${name}', ${nodeText(value)});`,
};

/** Sets a header, in place of the values that are sent now. */
export function headerFixes(name: string, value: string, sent: readonly string[] = []): ObservatoryFix[] {
  return observatoryServers.map((server) => ({
    server,
    lines: [...sent.slice(0, 5).map((old) => removed(setLine[server](name, old.slice(0, 4000)))), added(setLine[server](name, value))],
  }));
}

function escaped(value: string, quote: string): string {
  return value
    .replace(/[\r\n]/g, ' ')
    .replaceAll('\\', '\\\\')
    .replaceAll(quote, `\\${quote}`);
}

/** Policies are full of single quotes. */
function nodeText(value: string): string {
  return value.includes("'") ? `"${escaped(value, '"')}"` : `'${escaped(value, "'")}'`;
}
