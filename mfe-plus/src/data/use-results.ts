import { useEffect, useState } from 'react';
import { useRepeatableCall, type RepeatableCall } from '../calls/repeatable-call.ts';
import { whenLookedAt } from './when-looked-at.ts';

/** What came of a record, read again when the tab is looked at again. */
export function useResults<Results>(id: string, readOf: (id: string) => Promise<Results>): [Results | undefined, RepeatableCall] {
  const reading = useRepeatableCall();
  const [results, setResults] = useState<Results>();
  const read = () => reading.run(async () => setResults(await readOf(id)));
  useEffect(read, [id]);
  useEffect(() => whenLookedAt(read), [id]);
  return [results, reading];
}
