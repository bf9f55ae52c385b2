import { TextDecoder, TextEncoder } from './text-coding.ts';

/** Enough for `renderToString`, which never waits between `run` and `getStore`. */
class AsyncLocalStorage<Store> {
  #store: Store | undefined;

  run<Answer>(store: Store, call: (...given: unknown[]) => Answer, ...given: unknown[]): Answer {
    const before = this.#store;
    this.#store = store;
    try {
      return call(...given);
    } finally {
      this.#store = before;
    }
  }

  getStore(): Store | undefined {
    return this.#store;
  }
}

function notHere(name: string): () => never {
  return () => {
    throw new Error(`${name} is not there where server bundles run`);
  };
}

/**
 * What `react-dom/server` asked of Node in shells of before decision 038, which can still be rolled back to. It uses these for streams and
 * for forms whose state comes from the server; `renderToString`, which all releases of ours call, only looks them up.
 */
export const nodeStandIns: Readonly<Record<string, object>> = {
  async_hooks: { AsyncLocalStorage },
  crypto: { createHash: notHere('crypto.createHash') },
  stream: { Readable: class {}, Writable: class {}, PassThrough: class {} },
  util: { TextEncoder, TextDecoder, promisify: notHere('util.promisify') },
};
