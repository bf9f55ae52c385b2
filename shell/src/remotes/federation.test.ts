/** @jest-environment jsdom */
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { ComposedRemote } from '@webdocs/contracts/remote/composition';
import { openFederation } from './federation.ts';

const entry = { src: '/remotes/mfe-tea/1.0.0/client/remoteEntry.js', integrity: 'sha384-abc' };
const remote = { version: '1.0.0', globalName: 'mfe_tea_1_0_0', entry } as unknown as ComposedRemote;
const lifecycles = { bootstrap: async () => undefined, mount: async () => undefined, unmount: async () => undefined };
const global = globalThis as unknown as Record<string, unknown>;

/** Answers for the network: the next script fails, or runs and leaves its container. */
async function nextScript(outcome: 'fails' | 'runs'): Promise<HTMLScriptElement> {
  let script: HTMLScriptElement | null = null;
  while (!script) {
    await new Promise((resolve) => setTimeout(resolve));
    script = document.head.querySelector('script');
  }
  if (outcome === 'runs') global[remote.globalName] = { init: () => undefined, get: async () => () => lifecycles };
  script.dispatchEvent(new Event(outcome === 'runs' ? 'load' : 'error'));
  return script;
}

function thirdPartyPlugin() {
  const seen: string[] = [];
  const plugin: ModuleFederationRuntimePlugin = {
    name: 'third-party',
    beforeRequest(request) {
      seen.push(`beforeRequest ${request.id}`);
      return request;
    },
    createScript({ url }) {
      seen.push(`createScript ${url}`);
    },
    async errorLoadRemote({ id }) {
      seen.push(`errorLoadRemote ${id}`);
    },
  };
  return { plugin, seen };
}

beforeAll(() => (global['SHARED_TERMS'] = {}));

test('a remote is asked for with the hash of its release, again by another query, and a third-party plugin sees all of it', async () => {
  const { plugin, seen } = thirdPartyPlugin();
  const federation = openFederation('http://localhost', [plugin]);
  const refused = expect(federation.load(remote, './page')).rejects.toThrow();
  const first = await nextScript('fails');
  await refused;
  expect([first.getAttribute('src'), first.integrity]).toEqual([`http://localhost${entry.src}`, entry.integrity]);

  const loaded = federation.load(remote, './page');
  const second = await nextScript('runs');
  expect(second.getAttribute('src')).toBe(`http://localhost${entry.src}?attempt=1`);
  expect(await loaded).toBe(lifecycles);

  const asked = ['beforeRequest mfe_tea_1_0_0/page', `createScript http://localhost${entry.src}`];
  expect(seen).toEqual([...asked, 'errorLoadRemote mfe_tea_1_0_0/page', ...asked]);
});
