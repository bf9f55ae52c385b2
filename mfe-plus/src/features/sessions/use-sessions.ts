import { endOtherSessions, endSession, listSessions, type OpenSession } from '@webdocs/contracts/api/account';
import { call } from '@webdocs/remote-kit/call';
import { useFact } from '@webdocs/remote-kit';
import { useEffect, useState } from 'react';

export interface Sessions {
  /** Undefined until they are known. */
  readonly sessions: readonly OpenSession[] | undefined;
  readonly isUnknown: boolean;
  readonly end: (id: string) => Promise<void>;
  readonly endOthers: () => Promise<void>;
}

/** The sessions of the signed-in user, asked for again whenever there is news about the account. One goes when the server has ended it. */
export function useSessions(): Sessions {
  const session = useFact('session');
  const [known, setKnown] = useState<readonly OpenSession[]>();
  const [isUnknown, setUnknown] = useState(false);

  useEffect(() => {
    if (!session.isAuthenticated) return;
    let isWanted = true;
    call(listSessions).then(
      ({ sessions }) => {
        if (!isWanted) return;
        setKnown(sessions);
        setUnknown(false);
      },
      () => isWanted && setUnknown(true),
    );
    return () => void (isWanted = false);
  }, [session]);

  const keep = (isKept: (one: OpenSession) => boolean) => setKnown((before) => before?.filter(isKept));
  return {
    sessions: known,
    isUnknown,
    async end(id) {
      await call(endSession, { params: { id } });
      keep((one) => one.id !== id);
    },
    async endOthers() {
      await call(endOtherSessions);
      keep((one) => one.is_current);
    },
  };
}
