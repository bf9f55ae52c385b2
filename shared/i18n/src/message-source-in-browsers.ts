import type { FluentResource } from '@fluent/bundle';

/** A catalogue as the build has read it: browsers carry no parser about. */
export function readMessages(source: string): FluentResource {
  const lines = source.split('\n').filter(Boolean);
  return { body: lines.map(messageOf) };
}

/** A remote that was built earlier still brings its catalogue as it was written. */
export async function prepareMessages(source: string): Promise<string> {
  if (/^\s*[\w-]+=/.test(source)) return source;
  const { messageLines } = await import(/* webpackChunkName: "message-lines" */ './message-lines.ts');
  return messageLines(source);
}

function messageOf(line: string): FluentResource['body'][number] {
  const end = line.indexOf('=');
  const value = line.slice(end + 1);
  return { id: line.slice(0, end), value: value.startsWith('[') ? JSON.parse(value) : value, attributes: {} };
}
