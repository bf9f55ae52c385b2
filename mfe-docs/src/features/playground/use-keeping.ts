import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { useEffect, useRef, useState } from 'react';
import type { Keeping } from '../../device-storage/kept-playgrounds.ts';
import { hasCode, type Waits } from './playground-code.ts';

export interface Playground {
  readonly id: string;
  readonly code: SampleCode;
  readonly waits: Waits;
}
/** Puts a playground into the list on this device. */
export type Keep = (playground: Playground) => Keeping;

interface Written {
  readonly current: SampleCode | undefined;
  readonly keptId: string | undefined;
  readonly waits: Waits;
  readonly edits: number;
}

const restMs = 1000;

/** Keeps on this device what its reader writes. Gives what became of it, once something did. */
export function useKeeping({ current, keptId, waits, edits }: Written, fetchKeep: () => Promise<Keep>) {
  const [state, setState] = useState<Keeping>();
  const keep = useRef<Keep>(undefined);
  const pending = useRef<Playground>(undefined);

  const flush = () => {
    if (!pending.current || !keep.current) return;
    setState(keep.current(pending.current));
    pending.current = undefined;
  };
  useEffect(() => {
    // What was written a moment ago is whole: it was cleared, or another one opened.
    if (pending.current && pending.current.id !== keptId) flush();
  }, [keptId]);
  useEffect(() => {
    if (edits === 0 || keptId === undefined || !current || !hasCode(current)) return undefined;
    pending.current = { id: keptId, code: current, waits };
    fetchKeep().then(
      (fetched) => (keep.current = fetched),
      () => setState({ state: 'full' }),
    );
    const timer = setTimeout(flush, restMs);
    return () => clearTimeout(timer);
    // Written by its reader: code that came from elsewhere is kept there.
  }, [edits]);
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
  return state;
}
