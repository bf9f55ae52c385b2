import { join } from 'node:path';
import { partSources, serverSideOf } from '@webdocs/build/entry-modules';
import type { RemoteDefinition } from '@webdocs/contracts/remote/definition';
import type { Part, PartLifecycles } from '@webdocs/remote-kit';
import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { serverEntry, type ServerEntry, type ServerSide } from '@webdocs/remote-kit/server';

export interface RemoteUnderTest {
  readonly server: ServerEntry;
  /** What a browser gets of a part. */
  readonly inBrowser: (part: string) => PartLifecycles;
}

/** The remote in whose folder the test is, put together from its definition as the build does it. */
export function remoteUnderTest(): RemoteUnderTest {
  const folder = /^.*[\\/](?:shell|mfe-[a-z][a-z-]*)(?=[\\/])/.exec(expect.getState().testPath ?? '')?.[0] ?? '';
  const { definition } = jest.requireActual<{ definition: RemoteDefinition }>(join(folder, 'definition.ts'));
  const parts = Object.fromEntries(
    partSources(folder, definition).map(({ part, file, exported }) => [
      part,
      jest.requireActual<Record<string, Part>>(file)[exported] as Part,
    ]),
  );
  const file = serverSideOf(folder);
  const { parts: ownParts, ...answers } = file ? jest.requireActual<{ serverSide: ServerSide }>(file).serverSide : {};
  return {
    server: serverEntry(definition, { ...parts, ...ownParts }, answers),
    inBrowser: (part) => browserEntry(parts[part] as Part),
  };
}
