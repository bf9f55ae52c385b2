import { useEffect, useState } from 'react';

/** Whether something has been going on for that long. Another name is another thing; without one nothing goes on. */
export function useElapsed(name: string | undefined, milliseconds: number): boolean {
  const [elapsed, setElapsed] = useState<string>();
  useEffect(() => {
    if (name === undefined) return undefined;
    const timer = setTimeout(() => setElapsed(name), milliseconds);
    return () => {
      clearTimeout(timer);
      setElapsed(undefined);
    };
  }, [name, milliseconds]);
  return name !== undefined && elapsed === name;
}
