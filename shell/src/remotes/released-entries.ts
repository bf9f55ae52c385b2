import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { withTimeout } from './with-timeout.ts';

/** A remote entry is small and near: one that takes longer is treated as missing, and the page heals later. */
const entryTimeoutMs = 4000;
/** The runtime's own deadline also runs while the browser is busy: it must never be the first. */
const outOfReachMs = 20 * entryTimeoutMs;

/** Runs entries of remotes as their releases were signed: with the hash, within the deadline, and from the network at each retry. */
export class ReleasedEntries {
  readonly #expected = new Map<string, string>();
  readonly #tries = new Map<string, number>();

  expect(address: string, integrity: string): void {
    this.#expected.set(address, integrity);
  }

  readonly plugin: ModuleFederationRuntimePlugin = {
    name: 'released-entries',
    createScript: ({ url }) => ({ script: this.#scriptFor(url), timeout: outOfReachMs }),
  };

  #scriptFor(address: string): HTMLScriptElement {
    const integrity = this.#expected.get(address);
    if (!integrity) throw new Error(`${address} is in no release`);
    const tries = this.#tries.get(address) ?? 0;
    this.#tries.set(address, tries + 1);
    // The same address would join a request that hangs: another query makes the next try a real one.
    const src = tries === 0 ? address : `${address}?attempt=${tries}`;
    const script = Object.assign(document.createElement('script'), { src, integrity, crossOrigin: 'anonymous' });
    const settled = new Promise<void>((resolve) => {
      for (const event of ['load', 'error']) script.addEventListener(event, () => resolve());
    });
    const late = () => new Error(`${src} did not load within ${entryTimeoutMs} ms`);
    withTimeout(settled, entryTimeoutMs, late).catch(() => script.dispatchEvent(new Event('error')));
    return script;
  }
}
