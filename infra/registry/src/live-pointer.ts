import { readFileSync, statSync, watch, type FSWatcher } from 'node:fs';
import { basename, dirname } from 'node:path';
import { LivePointerSchema, type LivePointer } from '@webdocs/contracts/composition';
import { causeOf, Failure } from '@webdocs/contracts/failure';
import * as v from 'valibot';
import { canonicalJson } from './canonical-json.ts';
import { stampOf } from './file-stamp.ts';

const pollMs = 500;
const absent = 'absent';

export interface LivePointerFile {
  /** The pointer as it stands on disk, or the last good one. */
  current(): LivePointer;
  /** Whether what stands on disk now can be read. */
  isSound(): boolean;
  onChange(callback: (pointer: LivePointer) => void): () => void;
  close(): void;
}

/**
 * Follows live.json. Reading it is synchronous on purpose: it is one small file, and two looks at it can never cross.
 * `start` stands in until a good pointer was seen.
 */
export function followLivePointer(path: string, start: LivePointer, report: (failure: Failure) => void): LivePointerFile {
  const callbacks = new Set<(pointer: LivePointer) => void>();
  let pointer = start;
  let stamp = '';
  let sound = true;
  let watcher: FSWatcher | undefined;
  let poll: NodeJS.Timeout | undefined;
  look();

  return {
    current() {
      look();
      return pointer;
    },
    isSound() {
      look();
      return sound;
    },
    onChange(callback) {
      look();
      callbacks.add(callback);
      follow();
      return () => {
        callbacks.delete(callback);
        if (callbacks.size === 0) rest();
      };
    },
    close() {
      callbacks.clear();
      rest();
    },
  };

  function look(): void {
    const now = stampNow();
    if (now === stamp) return;
    stamp = now;
    const next = now === absent && pointer.revision === 0 ? pointer : readPointer();
    sound = next !== undefined;
    if (next === undefined || canonicalJson(next) === canonicalJson(pointer)) return;
    pointer = next;
    for (const callback of [...callbacks]) callback(next);
  }

  function stampNow(): string {
    try {
      return stampOf(statSync(path));
    } catch {
      return absent;
    }
  }

  function readPointer(): LivePointer | undefined {
    try {
      return v.parse(LivePointerSchema, JSON.parse(readFileSync(path, 'utf8')));
    } catch (thrown) {
      report(new Failure('POINTER_MALFORMED', { source: path, cause: causeOf(thrown) }, { cause: thrown }));
      return undefined;
    }
  }

  /** The watcher makes it quick, the poll makes it sure: network file systems and some containers report nothing. */
  function follow(): void {
    poll ??= setInterval(look, pollMs).unref();
    watcher ??= watchFolder();
  }

  function watchFolder(): FSWatcher | undefined {
    try {
      const watching = watch(dirname(path), { persistent: false }, (_, name) => {
        if (name === null || name === basename(path)) look();
      });
      return watching.on('error', () => watching.close());
    } catch {
      // The system has no watcher left to give.
      return undefined;
    }
  }

  function rest(): void {
    watcher?.close();
    watcher = undefined;
    clearInterval(poll);
    poll = undefined;
  }
}
