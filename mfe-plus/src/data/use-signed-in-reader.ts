import { useConfiguration, useFact, useSubscription } from '@webdocs/remote-kit';
import { useState } from 'react';

/**
 * Whose things these are; undefined until the session is known. A session that is found to have ended leaves on screen what is there:
 * the reader may have typed. Signing out does not. A read-only site has nothing of anyone's.
 */
export function useSignedInReader(): string | undefined {
  const { readOnly } = useConfiguration();
  const { status, username } = useFact('session');
  const [last, setLast] = useState<string>();
  const current = status === 'signed-in' ? (username ?? '') : undefined;
  if (current !== undefined && current !== last) setLast(current);
  useSubscription('session/ended', () => setLast(undefined));
  return readOnly ? undefined : (current ?? last);
}
