import type { Watch, WatchInput } from '@webdocs/contracts/api/watching';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { Query } from '@webdocs/database';
import type { AccountServices } from '../account-services.ts';
import { lockAccount } from '../stores/accounts.ts';
import { findCollection } from '../stores/collections.ts';
import { keepDigest } from '../stores/digests.ts';
import { keepDocument } from '../stores/documents.ts';
import type { Subject } from '../stores/watched-subjects.ts';
import { addWatch } from '../stores/watches.ts';
import { noteWhatIsKnown, type WatchingServices } from '../watching/notice-happenings.ts';
import { pathOf } from './edit-items.ts';

type Parts = WatchingServices & Pick<AccountServices, 'now'>;

/** From now on the account is told of it. What happened until now is no news. */
export async function watchSubject(parts: Parts, accountId: string, input: WatchInput, locale: Locale): Promise<Watch> {
  const found = await finding[input.kind](parts, input.subject);
  return parts.database.transaction(async (query) => {
    await lockAccount(query, accountId);
    const { subject, subjects } = await found(query, accountId);
    await noteWhatIsKnown(query, subjects, parts);
    await keepDigest(query, accountId, locale, parts.now());
    return addWatch(query, accountId, { kind: input.kind, subject });
  });
}

interface Found {
  readonly subject: string;
  /** What has to be known of it from now on; what is in a collection is known when it is looked at next. */
  readonly subjects: readonly Subject[];
}
type Find = (parts: Parts, subject: string) => Promise<(query: Query, accountId: string) => Promise<Found>>;

const finding: Readonly<Record<WatchInput['kind'], Find>> = {
  async page({ documentAt }, given) {
    const document = await documentAt(pathOf(given));
    if (!document) throw new Failure('DOCUMENT_UNKNOWN');
    return async (query) => {
      await keepDocument(query, document);
      return { subject: document.uri, subjects: [{ kind: 'page', subject: document.uri }] };
    };
  },
  async feature({ updates }, path) {
    if (!(await updates.knows(path))) throw new Failure('FEATURE_UNKNOWN', { path: path.slice(0, 100) });
    return async () => ({ subject: path, subjects: [{ kind: 'feature', subject: path }] });
  },
  collection: async (_, id) => async (query, accountId) => ({ subject: (await findCollection(query, accountId, id)).id, subjects: [] }),
};
