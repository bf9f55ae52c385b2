import { readablePath } from './readable-path.ts';

const mostWords = 8;

/** What a reader may have looked for by this address: its last step, and the last with the one before it. */
export function searchedWords(path: string): string[] {
  const steps = readablePath(path)
    .replace(/^\/[^/]*\/(docs\/)?/i, '')
    .split('/')
    .map(wordsOf)
    .filter(Boolean);
  const [last] = steps.slice(-1);
  const [before] = steps.slice(-2, -1);
  const searches = last ? [last, ...(before ? [`${before} ${last}`] : [])] : [];
  return searches.map((words) => words.split(' ').slice(-mostWords).join(' '));
}

function wordsOf(step: string): string {
  return step
    .replace(/\.html?$/i, '')
    .replace(/[\s_.\-+~:]+/g, ' ')
    .trim();
}
