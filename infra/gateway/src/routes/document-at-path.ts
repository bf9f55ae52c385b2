import type { KnownDocument } from '@webdocs/api/stores/documents';
import type { Content } from '@webdocs/content';
import { isDocument } from '@webdocs/contracts/page/head';
import { addressOf } from '@webdocs/contracts/reader/address';
import { pathInAddress } from '../security/path-in-address.ts';

/** What can be saved of a page: documents, and those that moved under the address where they are now. Addresses are as a client writes them. */
export function documentAt(content: Pick<Content, 'page'>): (address: string) => Promise<KnownDocument | undefined> {
  const pageAt = async (address: string) => {
    const path = pathInAddress(address);
    return path === undefined ? undefined : content.page(addressOf(path));
  };
  return async (address) => {
    const answer = await pageAt(address);
    const found = answer?.kind === 'moved' ? await pageAt(answer.to) : answer;
    return found?.kind === 'found' ? known(found.page) : undefined;
  };
}

type FoundPage = Extract<Awaited<ReturnType<Content['page']>>, { kind: 'found' }>['page'];

function known(page: FoundPage): KnownDocument | undefined {
  if (!isDocument(page)) return undefined;
  const { mdn_url: uri, title, parents = [], browserCompat: compatQueries = [], source, summary, modified } = page.doc;
  // The last of the parents is the page itself.
  const ownParents = parents.filter((parent) => parent.uri !== uri);
  const place = ownParents.map(({ uri, title }) => ({ uri, title }));
  return { uri, title, parents: place, compatQueries, summary, modified, source: source?.github_url };
}
