import { addClass, element, isBlank, isElement, text, textOf, type Element } from './tree.ts';

const marker = /^\[!(NOTE|WARNING|CALLOUT)\]\s*/;

export interface CalloutWords {
  readonly note: string;
  readonly warning: string;
}

/** Words that open a note or a warning where a translation still has the older form, `> **Note:** …`. */
const olderForms: ReadonlyArray<readonly [RegExp, 'note' | 'warning']> = [
  [/^(note|nota|observação|remarque|メモ|注|참고|примечание|备注|備註|注意)\s*[:：]?$/i, 'note'],
  [/^(warning|aviso|advertencia|atención|atenção|внимание|attention|avertissement|警告|경고|предупреждение)\s*[:：]?$/i, 'warning'],
];

/** Turns a quotation that opens with `[!NOTE]`, `[!WARNING]` or `[!CALLOUT]` into the box of that name. */
export function markCallout(quote: Element, words: CalloutWords): void {
  const first = quote.children.find((child) => !isBlank(child));
  if (!isElement(first, 'p')) return;
  const opening = first.children[0];

  const kind = opening?.type === 'text' ? marker.exec(opening.value)?.[1]?.toLowerCase() : undefined;
  if (opening?.type === 'text' && kind) {
    opening.value = opening.value.replace(marker, '');
    if (kind === 'note' || kind === 'warning') first.children.unshift(element('strong', {}, [words[kind]]), text(' '));
    if (first.children.every(isBlank)) quote.children.splice(quote.children.indexOf(first), 1);
    becomeBox(quote, kind);
    return;
  }

  if (!isElement(opening, 'strong')) return;
  const label = textOf(opening).trim();
  const older = olderForms.find(([pattern]) => pattern.test(label))?.[1];
  if (older) becomeBox(quote, older);
  else if (/^callout\s*[:：]?$/i.test(label)) {
    first.children.shift();
    const [next] = first.children;
    if (next?.type === 'text') next.value = next.value.trimStart();
    becomeBox(quote, 'callout');
  }
}

function becomeBox(quote: Element, kind: string): void {
  quote.tag = 'div';
  if (kind !== 'callout') addClass(quote, 'notecard');
  addClass(quote, kind);
}
