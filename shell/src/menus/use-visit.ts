import { unknownSession } from '@webdocs/contracts/events/event';
import { viewedFlags } from '@webdocs/contracts/reader/viewed-flags';
import { useConfiguration, useFact, useLocale, useMounted } from '@webdocs/remote-kit';
import { localStore } from '../storage/browser-storage.ts';
import { viewedAt } from '../storage/viewed-flags.ts';
import type { Visit } from './menu-entries.ts';

/** Who visits, and when. While hydrating it is the visit that the server knew of: no user, no time. */
export function useVisit(): Visit {
  const locale = useLocale();
  const configuration = useConfiguration();
  const session = useFact('session');
  return useMounted()
    ? { locale, configuration, session, now: Date.now(), viewed: viewedFlags.filter((flag) => viewedAt(localStore, flag) !== null) }
    : { locale, configuration, session: unknownSession, viewed: [] };
}
