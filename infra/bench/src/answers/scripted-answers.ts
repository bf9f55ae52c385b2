/** Answers of a model, with the citations that are right to make of them: the numbers of sources that exist, in their order. */
export interface ScriptedAnswer {
  readonly text: string;
  readonly cited: readonly number[];
  /** Citations of sources that were not given. */
  readonly madeUp: number;
}

const sentences: readonly ScriptedAnswer[] = [
  { text: 'A plain one [1].', cited: [1], madeUp: 0 },
  { text: 'Two at once [1][2].', cited: [1, 2], madeUp: 0 },
  { text: 'A list of them [1, 3].', cited: [1, 3], madeUp: 0 },
  { text: 'A range [1-3].', cited: [1, 2, 3], madeUp: 0 },
  { text: 'A footnote [^2].', cited: [2], madeUp: 0 },
  { text: 'Other brackets 【3】.', cited: [3], madeUp: 0 },
  { text: 'Behind the stop. [2]', cited: [2], madeUp: 0 },
  { text: 'One that was not given [7].', cited: [], madeUp: 1 },
  { text: 'One of each [2, 9].', cited: [2], madeUp: 1 },
  { text: 'Nothing cited.', cited: [], madeUp: 0 },
  { text: 'Code `list[1]` that looks like one [3].', cited: [3], madeUp: 0 },
  { text: 'A picture of one \\[1\\].', cited: [], madeUp: 0 },
];
const block = '```js\nlist[1];\nrows[2][3];\n```';

/** Each sentence beside each other, in paragraphs, lists and around code. */
export function scriptedAnswers(): ScriptedAnswer[] {
  return sentences.flatMap((first) =>
    sentences.flatMap((second) =>
      [`${first.text} ${second.text}`, `- ${first.text}\n- ${second.text}`, `${first.text}\n\n${block}\n\n${second.text}`].map((text) => ({
        text,
        cited: [...first.cited, ...second.cited],
        madeUp: first.madeUp + second.madeUp,
      })),
    ),
  );
}
