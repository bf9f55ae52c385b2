/** Shorter words fit into a line of the smallest phone, in the size of a title. */
const longWord = /[\w$]{14,}/g;

/**
 * Cuts a long API name where a line may end: after each dot that is followed by more of the name, and in long words before each
 * capital that begins a part of it.
 */
export function breakableParts(title: string): string[] {
  const long = [...title.matchAll(longWord)].map(({ index, 0: word }) => [index, index + word.length] as const);
  const cuts = [...title.matchAll(/(?<=\w\.)(?=\w)|(?<=[a-z\d])(?=[A-Z])/g)].flatMap(({ index }) =>
    title[index - 1] === '.' || long.some(([start, end]) => start < index && index < end) ? [index] : [],
  );
  return [0, ...cuts].map((start, at) => title.slice(start, cuts[at]));
}
