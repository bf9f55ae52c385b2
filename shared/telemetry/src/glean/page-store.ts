import { pingsKey } from '../what-is-stored.ts';
import { keptPings, writePings } from './kept-pings.ts';

type Tree = Record<string, unknown>;
type Index = readonly string[];

/**
 * In the place of Glean's own store, which reads and writes the storage of the browser some hundred times for a ping: 200 ms of a slow phone for
 * the first page. What Glean knows of the browser and its session is gone with the page, and so is what a ping is made of once it is made. Pings alone are wanted by another page: what was not sent yet.
 */
class PageStore {
  #root: Tree = {};

  constructor(private readonly rootKey: string) {}

  get(index: Index = []): unknown {
    const found = index.reduce<unknown>((tree, key) => (isTree(tree) ? tree[key] : undefined), this.#read());
    return index.length === 0 && Object.keys(found as Tree).length === 0 ? undefined : found;
  }

  update(index: Index, transform: (value: unknown) => unknown): void {
    const root = this.#read();
    const [parent, key] = this.#place(root, index);
    parent[key] = transform(parent[key]);
    this.#write(root);
  }

  delete(index: Index): void {
    if (index.length === 0) return this.#write({});
    const root = this.#read();
    const [parent, key] = this.#place(root, index);
    delete parent[key];
    this.#write(root);
  }

  /** The tree in which the last of the keys is, which is made where it is missing. */
  #place(root: Tree, index: Index): readonly [parent: Tree, key: string] {
    const keys = [...index];
    const key = keys.pop() ?? '';
    return [keys.reduce<Tree>((tree, one) => (isTree(tree[one]) ? (tree[one] as Tree) : ((tree[one] = {}) as Tree)), root), key];
  }

  #read(): Tree {
    return this.rootKey === pingsKey ? { ...keptPings() } : this.#root;
  }

  #write(root: Tree): void {
    if (this.rootKey === pingsKey) writePings(root);
    else this.#root = root;
  }
}

// As Glean imports its own.
export { PageStore as default };

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
