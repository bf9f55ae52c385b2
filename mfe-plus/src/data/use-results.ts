import { useEffect, useState } from 'react';
import { useRepeatableCall, type RepeatableCall } from '../calls/repeatable-call.ts';

/** What came of a record, read again when the tab is looked at again. */
export function useResults<Results>(id: string, readOf: (id: string) => Promise<Results>): [Results | undefined, RepeatableCall] {
  const reading = useRepeatableCall();
  const [results, setResults] = useState<Results>();
  const read = () => reading.run(async () => setResults(await readOf(id)));
  useEffect(read, [id]);
  useEffect(() => {
    const readAgain = () => document.visibilityState === 'visible' && read();
    document.addEventListener('visibilitychange', readAgain);
    return () => document.removeEventListener('visibilitychange', readAgain);
  }, [id]);
  return [results, reading];
}
