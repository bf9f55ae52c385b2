import { notInPassages } from './prompt.ts';

/** How models begin when they will not answer. */
const beginnings = [
  notInPassages.toLowerCase(),
  "i'm sorry, but i can't",
  "i'm sorry, but i cannot",
  "i'm sorry, i can't",
  'i am sorry, but i can',
];
const longest = Math.max(...beginnings.map(({ length }) => length));

/** Holds the beginning of a text back until it is certain whether it declines to answer. */
export class Declining {
  #held = '';
  #isDecided = false;
  #hasShown = false;

  /** What may be shown now. */
  add(text: string): { readonly text: string } | 'declined' {
    if (this.#isDecided) return { text };
    this.#held += text;
    const begun = normal(this.#held);
    if (beginnings.some((beginning) => begun.startsWith(beginning))) return 'declined';
    if (begun.length < longest && beginnings.some((beginning) => beginning.startsWith(begun))) return { text: '' };
    return this.rest();
  }

  /** Whether anything was let through. */
  get hasShown(): boolean {
    return this.#hasShown;
  }

  /** Nothing more comes. */
  rest(): { readonly text: string } {
    const text = this.#held;
    this.#isDecided = true;
    this.#hasShown ||= text.trim() !== '';
    this.#held = '';
    return { text };
  }
}

function normal(text: string): string {
  return text
    .trimStart()
    .replace(/^[`*_"]+/, '')
    .replaceAll('’', "'")
    .toLowerCase();
}
