import type { BundleName, FragmentRequest } from '../render-job.ts';
import { moduleKey } from '../render-job.ts';
import { nodeStandIns } from './node-stand-ins.ts';

/** The two faces of a server bundle that are used here. */
export interface ServerModule {
  readonly default: {
    render(request: FragmentRequest): Promise<string>;
    /** Absent in releases of before there were questions. */
    describe?(page: unknown, site: unknown): unknown;
    plain?(page: unknown): unknown;
    load?(address: unknown, read: (source: unknown) => Promise<unknown>): Promise<unknown>;
  };
  readonly scope?: Readonly<Record<string, unknown>>;
}

type Require = (name: string) => unknown;

const codes = new Map<string, { readonly file: string; readonly code: string }>();
const modules = new Map<string, ServerModule>();
// By another name it evaluates in the global scope, where a bundle finds nothing of this file.
const evaluate = globalThis.eval;

/** Kept until it has loaded: what throws meanwhile is tried again by the next job, also one of another bundle. */
export function keepCode(key: string, file: string, code: string): void {
  if (!modules.has(key)) codes.set(key, { file, code });
}

/** The bundle itself where it is the shell, else with what that shell shares. */
export function serverModule(shell: BundleName, bundle: BundleName): ServerModule {
  const frame = moduleOf(shell, shell, standInsOnly);
  return bundle.name === 'shell' ? frame : moduleOf(shell, bundle, scopeOnly(frame));
}

export function forgetModules(keep: readonly string[]): void {
  for (const kept of [modules, codes]) for (const key of kept.keys()) if (!keep.includes(key)) kept.delete(key);
}

function moduleOf(shell: BundleName, bundle: BundleName, require: Require): ServerModule {
  const key = moduleKey(shell, bundle);
  const known = modules.get(key);
  if (known) return known;
  const sent = codes.get(key);
  if (!sent) throw new Error(`${key} was not sent to this worker`);
  const module = { exports: {} as ServerModule };
  const run = evaluate(`(function (module, exports, require) {${sent.code}\n})\n//# sourceURL=${sent.file}`) as (
    ...injected: unknown[]
  ) => void;
  run(module, module.exports, require);
  if (typeof module.exports.default?.render !== 'function') throw new Error(`${key} exports no server entry`);
  modules.set(key, module.exports);
  codes.delete(key);
  return module.exports;
}

/** The shell brings React and our packages with it. */
function standInsOnly(name: string): unknown {
  const standIn = nodeStandIns[name.replace(/^node:/, '')];
  if (standIn) return standIn;
  throw new Error(`the shell's server bundle asked for ${name}`);
}

/** A remote is given what the shell of its composition shares. */
function scopeOnly(shell: ServerModule): Require {
  return (name) => {
    if (shell.scope && name in shell.scope) return shell.scope[name];
    throw new Error(`${name} is not shared by the shell of this composition`);
  };
}
