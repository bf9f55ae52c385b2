/** What is between the tags of a style or script element. */
export interface InnerText {
  readonly kind: 'style' | 'script';
  /** The tag that opens it. */
  readonly open: string;
  readonly text: string;
  readonly at: number;
}

const opening = /<(style|script)\b[^<>]*>/gi;

/** Each place is looked at once for each kind: a text of nothing but opening tags takes no longer than its length. */
export function innerTexts(code: string): InnerText[] {
  const found: InnerText[] = [];
  const ends = { style: endsOf(code, 'style'), script: endsOf(code, 'script') };
  let from = 0;
  for (const { 0: open, 1: name = '', index } of code.matchAll(opening)) {
    if (index < from) continue;
    const kind = name.toLowerCase() === 'style' ? 'style' : 'script';
    const at = index + open.length;
    const end = ends[kind](at);
    if (end === undefined) continue;
    found.push({ kind, open, text: code.slice(at, end), at });
    from = end;
  }
  return found;
}

/** Asked with growing positions. */
function endsOf(code: string, kind: InnerText['kind']): (at: number) => number | undefined {
  const ends = [...code.matchAll(new RegExp(`</${kind}(?![\\w-])`, 'gi'))].map(({ index }) => index);
  let next = 0;
  return (at) => {
    while ((ends[next] ?? Infinity) < at) next += 1;
    return ends[next];
  };
}
