import { fold } from './folded-text.ts';

/** The key under which all spellings of a name meet: `Array.prototype.map()`, `array.map` and `Array map` are `arraymap`. */
export function nameKey(text: string): string {
  const folded = fold(text);
  const letters = folded.replace(/\bprototype\b/g, ' ').replace(/[^\p{L}\p{N}\p{M}$_]+/gu, '');
  return letters === '' ? folded.replace(/\s+/g, '') : letters.replaceAll('_', '');
}

export type NameKind = 'title' | 'heading' | 'symbol' | 'segment' | 'aside';

export interface Name {
  readonly key: string;
  readonly kind: NameKind;
}

const kindWords =
  /\s+(?:static |instance |shorthand |global |http )?(?:(?:pseudo-|html |svg |css |data )?(?:method|property|event|interface|constructor|function|element|attribute|header|object|statement|operator|class|api|module|selector|at-rule|descriptor|type|mode|combinator|directive|keyword|mixin|extension))$/i;

/** What a page answers to, the strongest first. */
export function namesOf({ title, slug }: { readonly title: string; readonly slug: string }): Name[] {
  const [last = '', parent = ''] = slug.split('/').reverse();
  const [beforeColon = title] = title.split(/: (?=\S)/);
  const heading = beforeColon.replace(/\s*\([^)]*\S[^)]*\)\s*$/, '').replace(kindWords, '');
  const afterColon = title.slice(beforeColon.length + 2).replace(kindWords, '');
  const names: Array<readonly [NameKind, string]> = [
    ['title', title],
    ...(isMember(title, beforeColon) ? ([['symbol', `${beforeColon} ${afterColon}`]] as const) : ([['heading', heading]] as const)),
    ['symbol', `${parent} ${last}`.replaceAll('_', ' ')],
    ['segment', last],
    ...[...title.matchAll(/\(([^()]+)\)/g)].map(([, inside = '']) => ['aside', inside] as const),
  ];
  const seen = new Set<string>();
  return names.flatMap(([kind, text]) => {
    const key = nameKey(text);
    if (key === '' || seen.has(key)) return [];
    seen.add(key);
    return [{ key, kind }];
  });
}

/** 'Document: createElement() method' names a member; '<dialog>: The Dialog element' does not. */
function isMember(title: string, beforeColon: string): boolean {
  return title !== beforeColon && !/^[<@:]/.test(title) && kindWords.test(title);
}
