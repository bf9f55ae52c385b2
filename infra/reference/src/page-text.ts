/** A piece of Markdown, or nothing: a section without pieces is left out, heading and all. */
export type Piece = string | undefined;

export function paragraphs(...pieces: readonly Piece[]): string {
  return pieces.filter((piece) => piece !== undefined && piece.trim() !== '').join('\n\n');
}

export function section(title: string, ...pieces: readonly Piece[]): Piece {
  const body = paragraphs(...pieces);
  return body === '' ? undefined : `## ${title}\n\n${body}`;
}

export function subsection(title: string, ...pieces: readonly Piece[]): Piece {
  const body = paragraphs(...pieces);
  return body === '' ? undefined : `### ${title}\n\n${body}`;
}

export function fence(info: string, code: string | undefined): Piece {
  if (code === undefined || code.trim() === '') return undefined;
  // A fence has to be longer than any in the code.
  const longest = Math.max(2, ...[...code.matchAll(/^`+/gm)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${info}\n${code.replace(/\s+$/, '')}\n${ticks}`;
}

export function bullets(items: readonly string[]): Piece {
  return items.length ? items.map((item) => `- ${item}`).join('\n') : undefined;
}

/** Terms, each with what is said of it; a term of which nothing is known says so by standing alone. */
export function terms(given: ReadonlyArray<readonly [term: string, said: Piece]>): Piece {
  if (given.length === 0) return undefined;
  const entries = given.map(([term, said]) => [term, said && ended(said.trim())] as const);
  // In a list of definitions every term needs one.
  if (entries.some(([, said]) => !said)) return bullets(entries.map(([term, said]) => (said ? `${term}: ${oneLine(said)}` : term)));
  return entries.map(([term, said]) => `- ${term}\n  - : ${oneLine(said ?? '')}`).join('\n');
}

/** Phrases end like sentences, generated or written. */
function ended(text: string): string {
  return /[\w)`”"»]$/.test(text) ? `${text}.` : text;
}

export function table(heads: readonly string[], rows: ReadonlyArray<readonly string[]>): Piece {
  if (rows.length === 0) return undefined;
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

function cell(text: string): string {
  return oneLine(text).replace(/(?<!\\)\|/g, '\\|');
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').trim();
}

export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** 'a', 'a and b', 'a, b and c' */
export function enumeration(items: readonly string[], last = 'and'): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

/** Macro calls of the site's language of pages. */
export function macro(name: string, ...given: readonly string[]): string {
  return `{{${name}${given.length ? `(${given.map((value) => JSON.stringify(value)).join(', ')})` : ''}}}`;
}

/** A word or phrase as it begins a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
