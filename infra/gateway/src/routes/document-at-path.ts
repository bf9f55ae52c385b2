import type { KnownDocument } from '@webdocs/api/stores/documents';
import type { Content } from '@webdocs/content';
import { isDocument } from '@webdocs/contracts/page/head';
import { addressOf } from '@webdocs/contracts/reader/address';

/** What can be saved of a page: documents, and those that moved under the address where they are now. */
export function documentAt(content: Pick<Content, 'page'>): (path: string) => Promise<KnownDocument | undefined> {
  return async (path) => {
    const answer = await content.page(addressOf(path));
    if (answer.kind === 'moved') {
      const moved = await content.page(addressOf(answer.to));
      return moved.kind === 'found' ? known(moved.page) : undefined;
    }
    return answer.kind === 'found' ? known(answer.page) : undefined;
  };
}

type FoundPage = Extract<Awaited<ReturnType<Content['page']>>, { kind: 'found' }>['page'];

function known(page: FoundPage): KnownDocument | undefined {
  if (!isDocument(page)) return undefined;
  const { mdn_url: uri, title, parents = [], browserCompat: compatQueries = [], source } = page.doc;
  // The last of the parents is the page itself.
  const ownParents = parents.filter((parent) => parent.uri !== uri);
  return { uri, title, parents: ownParents.map(({ uri, title }) => ({ uri, title })), compatQueries, source: source?.github_url };
}
