import type { FluentResource } from '@fluent/bundle';
import { patternOf } from './short-pattern.ts';

/** A catalogue as the build has read it: browsers carry no parser about. */
export function readMessages(source: string): FluentResource {
  return { body: source.split('\n').filter(Boolean).map(messageOf) };
}

/** A translation gets the ids of its English. A remote that was built earlier still brings its catalogue as it was written. */
export async function prepareMessages(source: string, english: string): Promise<string> {
  if (source.startsWith('=')) return withIds(source, english);
  if (/^\s*[\w-]+=/.test(source)) return source;
  const { parsedLines } = await import(/* webpackChunkName: "message-lines" */ './parsed-lines.ts');
  return parsedLines(source);
}

/** A line of a translation is what the same line of English says; an empty one says the same. */
function withIds(translation: string, english: string): string {
  const [, ...texts] = translation.split('\n');
  return english.replace(/=(.*)/g, (_, own: string) => `=${texts.shift() || own}`);
}

function messageOf(line: string): FluentResource['body'][number] {
  const [id = '', text = ''] = line.split(/=(.*)/);
  return { id, value: text.startsWith('[') ? JSON.parse(text) : patternOf(text), attributes: {} };
}
