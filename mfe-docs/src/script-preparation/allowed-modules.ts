import { listPlayModules, type PlayModules } from '@webdocs/contracts/api/play-modules';

let asked: Promise<PlayModules> | undefined;

/** What code may import here; asked for once. Rejects where it is not known: without a network, say. */
export function allowedModules(): Promise<PlayModules> {
  const list = (asked ??= ask());
  // The next one asks again.
  list.catch(() => (asked = undefined));
  return list;
}

async function ask(): Promise<PlayModules> {
  const { call } = await import(/* webpackChunkName: "docs-call" */ '@webdocs/remote-kit/call');
  return call(listPlayModules);
}
