/** Code that can be put into its element, and which of the sequences that look escaped are so only since then. */
export interface EscapedCode {
  readonly text: string;
  readonly places: readonly number[];
}

/** What would end the element, or in a script begin another one, and how the language writes the same without those characters. */
const ends = {
  style: { written: '<\\', found: /<\\?(?=\/style)/gi },
  script: { written: '\\x3C', found: /(?:<|\\x3C)(?=\/?script)/gi },
} as const;

/** The same code without what ends its element. */
export function escaped(code: string, element: keyof typeof ends): EscapedCode {
  const { written, found } = ends[element];
  const places: number[] = [];
  let place = 0;
  const text = code.replace(found, (sign) => {
    place += 1;
    if (sign !== '<') return sign;
    places.push(place - 1);
    return written;
  });
  return { text, places };
}

/** The code as it was. */
export function unescaped({ text, places }: EscapedCode, element: keyof typeof ends): string {
  const { written, found } = ends[element];
  const ours = new Set(places);
  let place = 0;
  return text.replace(found, (sign) => {
    place += 1;
    return sign === written && ours.has(place - 1) ? '<' : sign;
  });
}
