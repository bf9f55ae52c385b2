import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { declaredUse } from '@webdocs/contracts/remote/declared-use';
import type { RemoteDefinition } from '@webdocs/contracts/remote/definition';

/** What a build puts into the code of a remote, for the tests beside that code: what the definition of the remote says. */
const remoteOfTest = /^(.*[\\/](shell|mfe-[a-z][a-z-]*))[\\/]/.exec(expect.getState().testPath ?? '');
const [, folder = '', remote = ''] = remoteOfTest ?? [];
const file = join(folder, 'definition.ts');

if (folder && existsSync(file)) {
  // Read when it is asked for: most tests import nothing that is bound.
  const definition = () => jest.requireActual<{ definition: RemoteDefinition }>(file).definition;
  Object.defineProperties(globalThis, {
    DECLARED_USE: { get: () => declaredUse(definition()) },
    DECLARED_CALLS: { get: () => ({ remote, calls: definition().calls }) },
  });
}
