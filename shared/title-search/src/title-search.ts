import { areaOf, type Area } from '@webdocs/contracts/api/area';
import { askedIn, fold, keyOf, type Asked } from '@webdocs/contracts/api/query-words';

/** Finds titles by what has been typed so far: in the browser for quick search, on the server for address bars, in one order. */
export interface TitleSearch<Row> {
  find(query: string, limit: number): TitleMatches<Row>;
}

export interface TitleMatches<Row> {
  readonly rows: readonly Row[];
  /** What they have of the query, with its slips of the finger corrected. */
  readonly words: readonly string[];
}

interface NamedPage {
  readonly title: string;
  /** '/en-US/docs/Web/CSS': all but the locale and what comes after it is its slug. */
  readonly url: string;
}

/** How well a title answers: of two pages the one with the lower number is shown first, equals in the order of the rows. */
const match = { spelled: 0, exact: 1, spelledPrefix: 2, wholeAndName: 3, whole: 4, prefix: 5, laterPrefix: 6, inside: 7, none: 8 } as const;
type Match = (typeof match)[keyof typeof match];

/** A word where it begins in a title, or in the middle of another one. */
const place = { inside: 0, begins: 1, whole: 2 } as const;

const shortestWhole = 3;
const shortestCorrected = 4;
const mostCorrections = 3;

/** What readers write for a part of the documentation. */
const areaWords: ReadonlyMap<string, Area> = new Map<string, Area>([
  ['js', 'javascript'],
  ['javascript', 'javascript'],
  ['css', 'css'],
  ['html', 'html'],
  ['api', 'api'],
  ['dom', 'api'],
  ['http', 'http'],
  ['svg', 'svg'],
  ['aria', 'accessibility'],
  ['a11y', 'accessibility'],
  ['learn', 'learn'],
]);

/** `rows` in the order in which equals are shown. */
export function titleSearch<Row extends NamedPage>(rows: readonly Row[]): TitleSearch<Row> {
  const titles = rows.map(({ title }) => fold(title));
  const segments = rows.map(({ url }) => segmentOf(url, 0));
  const names = segments.map(keyOf);
  const everything = rows.map((_, at) => at);
  let latest = { words: [] as readonly string[], places: everything };
  let glued: string[] | undefined;
  let vocabulary: Set<string> | undefined;

  return {
    find(query, limit) {
      const asked = askedIn(query);
      if (asked.words.length === 0) return { rows: [], words: [] };
      const found = asTyped(asked, limit);
      if (found.length > 0) return answer(found, asked.words);
      const gluedOnes = asOneWord(asked, limit);
      if (gluedOnes.length > 0) return answer(gluedOnes, asked.words);
      return inArea(asked, limit) ?? corrected(asked, limit) ?? { rows: [], words: asked.words };
    },
  };

  function answer(places: readonly number[], words: readonly string[]): TitleMatches<Row> {
    return { rows: places.map((at) => rows[at] as Row), words };
  }

  /** Pages with all of the words. A reader who goes on typing looks for less: only what was left before can be left now. */
  function asTyped(asked: Asked, limit: number): number[] {
    const isNarrower = latest.words.every((known) => asked.words.some((word) => word.includes(known)));
    const left: number[] = [];
    const found = best(isNarrower ? latest.places : everything, limit, (at) => {
      const how = matchOf(at, asked);
      if (how !== match.none) left.push(at);
      return how;
    });
    latest = { words: asked.words, places: left };
    return found;
  }

  // Runs thousands of times a key: it makes nothing where the title does not have the words.
  function matchOf(at: number, { written, words, key }: Asked): Match {
    const title = titles[at] as string;
    const name = names[at] as string;
    const isName = name === key;
    let weakest: number = place.whole;
    let isFirst = false;
    for (const word of words) {
      const how = placeIn(title, word, at);
      // `flex-basis` is less than `Flexbox` to a reader who writes `flexb`.
      if (how < 0) return isName ? match.exact : name.startsWith(key) ? match.laterPrefix : match.none;
      if (how < weakest) weakest = how;
      isFirst ||= how !== place.inside && title.startsWith(word, firstLetter(title));
    }
    const isMarked = written !== key;
    if (isMarked && isSpelled(title, written, at)) return match.spelled;
    if (isName || title === written) return match.exact;
    const member = isMarked ? keyOf(segmentOf((rows[at] as Row).url, 1)) + name : '';
    if (member === key) return match.exact;
    if (isMarked && !written.includes(' ') && (member.startsWith(key) || title.startsWith(written))) return match.spelledPrefix;
    if (weakest === place.whole) return words.includes(name) ? match.wholeAndName : match.whole;
    if (isFirst || (segments[at] as string).startsWith(written)) return match.prefix;
    return weakest === place.begins || name.startsWith(key) || (isMarked && member.startsWith(key)) ? match.laterPrefix : match.inside;
  }

  /** The best place of a word in a title; below 0 where it is in none. */
  function placeIn(title: string, word: string, row: number): number {
    let how = -1;
    for (let at = title.indexOf(word); at >= 0; at = title.indexOf(word, at + 1)) {
      const before = title.charCodeAt(at - 1);
      const begins = at === 0 || !isLetter(before) || !isLetter(title.charCodeAt(at));
      const after = title.charCodeAt(at + word.length);
      // `inner` is no word of its own in `::-webkit-inner-spin-button`, and who types `a` or `on` has only begun to type.
      if (begins && word.length >= shortestWhole && !isLetter(after) && !isJoint(after) && !isJoint(before)) return place.whole;
      // `Listener` in `addEventListener` begins a word as well.
      if (begins || isCapital((rows[row] as Row).title.charCodeAt(at))) {
        if (word.length < shortestWhole) return place.begins;
        how = place.begins;
      } else if (how < 0) how = place.inside;
    }
    return how;
  }

  /** `@media` is more than `media`. */
  function isSpelled(title: string, written: string, at: number): boolean {
    if (isLetter(written.charCodeAt(0)) && isLetter(written.charCodeAt(written.length - 1))) return false;
    return segments[at] === written || (title.startsWith(written) && !isLetter(title.charCodeAt(written.length)));
  }

  /** `arraymap`, `get elementby id`: spaces that are missing, or too many. */
  function asOneWord({ key }: Asked, limit: number): number[] {
    if (key.length < shortestCorrected) return [];
    glued ??= rows.map(({ title, url }, at) => `${keyOf(title)} ${keyOf(segmentOf(url, 1))}${names[at]} `);
    const all = glued;
    return best(everything, limit, (at) => {
      const text = all[at] as string;
      const begins = text.indexOf(key);
      if (begins < 0) return match.none;
      if (text.includes(`${key} `)) return match.exact;
      return begins === 0 || text.includes(` ${key}`) ? match.prefix : match.inside;
    });
  }

  /** `js map`: a word for a part of the documentation that its titles do not say. */
  function inArea({ words }: Asked, limit: number): TitleMatches<Row> | undefined {
    const area = words.map((word) => areaWords.get(word)).find(Boolean);
    const rest = words.filter((word) => areaWords.get(word) !== area);
    if (!area || rest.length === 0) return undefined;
    const asked = askedIn(rest.join(' '));
    const found = best(everything, limit, (at) => {
      const how = matchOf(at, asked);
      return how !== match.none && areaOf(slugOf((rows[at] as Row).url)) === area ? how : match.none;
    });
    return found.length > 0 ? answer(found, rest) : undefined;
  }

  /** One slip of the finger in each word that no title has. */
  function corrected({ written, words }: Asked, limit: number): TitleMatches<Row> | undefined {
    const choices = words.map((word) => (titles.some((title) => title.includes(word)) ? [word] : meantBy(word)));
    if (choices.some((choice) => choice.length === 0)) return undefined;
    const found = new Set<number>();
    const marked = new Set<string>();
    for (let choice = 0; choice < mostCorrections && found.size < limit; choice += 1) {
      const meant = choices.map((words) => words[Math.min(choice, words.length - 1)] as string);
      // The marks stay: `aray.m` begins a member as `array.m` does.
      const spelled = words.reduce((text, word, place) => text.replace(word, () => meant[place] as string), written);
      for (const at of asTyped(askedIn(spelled), limit)) if (found.size < limit) found.add(at);
      for (const word of meant) marked.add(word);
    }
    return found.size > 0 ? answer([...found], [...marked]) : undefined;
  }

  /** Words that were meant: whole ones first, then those of the pages that are shown first. */
  function meantBy(typed: string): string[] {
    if (typed.length < shortestCorrected) return [];
    vocabulary ??= wordsOf(titles);
    const whole: string[] = [];
    const begun: string[] = [];
    for (const word of vocabulary) {
      const slip = slipIn(typed, word);
      if (slip === 'whole') whole.push(word);
      else if (slip === 'begun') begun.push(word);
    }
    return [...whole, ...begun].slice(0, mostCorrections);
  }
}

/** The first of the best: a few of each kind are enough, as places come in the order in which equals are shown. */
function best(places: readonly number[], limit: number, matchAt: (at: number) => Match): number[] {
  const byMatch: number[][] = Array.from({ length: match.none }, () => []);
  for (const at of places) {
    const how = matchAt(at);
    if (how === match.none) continue;
    const found = byMatch[how] as number[];
    if (found.length < limit) found.push(at);
  }
  return byMatch.flat().slice(0, limit);
}

/** Each word of the titles, those of the first titles first. */
function wordsOf(titles: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const title of titles) {
    let begin = 0;
    for (let at = 0; at <= title.length; at += 1) {
      if (isLetter(title.charCodeAt(at))) continue;
      if (at - begin >= shortestCorrected) words.add(title.slice(begin, at));
      begin = at + 1;
    }
  }
  return words;
}

/** Whether a word, or its beginning, was typed with one letter wrong, missing, too many, or swapped with its neighbor. */
function slipIn(typed: string, word: string): 'whole' | 'begun' | undefined {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  // The first letter is the one that is seldom wrong, and the one that would make all words alike.
  if (at === 0 && typed[0] !== word[1]) return undefined;
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  const ways: ReadonlyArray<readonly [typedFrom: number, wordFrom: number]> = [
    [at + 1, at + 1],
    [at + 1, at],
    [at, at + 1],
    ...(isSwapped ? [[at + 2, at + 2] as const] : []),
  ];
  let found: 'begun' | undefined;
  for (const [typedFrom, wordFrom] of ways) {
    if (typedFrom > typed.length || wordFrom > word.length || !word.startsWith(typed.slice(typedFrom), wordFrom)) continue;
    if (wordFrom + typed.length - typedFrom === word.length) return 'whole';
    found = 'begun';
  }
  return found;
}

/** A part of an address, from its end. */
function segmentOf(url: string, fromEnd: 0 | 1): string {
  const end = url.endsWith('/') ? url.length - 1 : url.length;
  const start = url.lastIndexOf('/', end - 1);
  if (fromEnd === 0) return url.slice(start + 1, end).toLowerCase();
  return url.slice(url.lastIndexOf('/', start - 1) + 1, Math.max(start, 0)).toLowerCase();
}

function slugOf(url: string): string {
  return url.replace(/^\/[^/]+\/(?:docs\/)?/, '');
}

function firstLetter(title: string): number {
  let at = 0;
  while (at < title.length && !isLetter(title.charCodeAt(at))) at += 1;
  return at;
}

/** Letters and digits; every sign beyond ASCII counts as one. */
function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 36 || code > 127 || (code >= 65 && code <= 90);
}

/** Between the words of one name. */
function isJoint(code: number): boolean {
  return code === 45 || code === 95;
}

function isCapital(code: number): boolean {
  return code >= 65 && code <= 90;
}
