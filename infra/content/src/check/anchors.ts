import { isActiveLocale } from '@webdocs/contracts/reader/locale';
import type { Document } from '@webdocs/contracts/page/page';
import { urlOf, type DocumentRecord } from '../read/document-index.ts';
import { sourceOf } from '../read/document-source.ts';
import { documentPage } from '../write/document-page.ts';
import type { PageContext } from '../write/page-context.ts';

/** The places within pages that links may name, worked out when a link names one. */
export class Anchors {
  readonly #known = new Map<string, Promise<ReadonlySet<string> | undefined>>();

  constructor(readonly context: PageContext) {}

  /** Of a page that is made already. */
  know({ mdn_url: url, body }: Pick<Document, 'mdn_url' | 'body'>): void {
    this.#known.set(url, Promise.resolve(anchorsIn(body)));
  }

  of(url: string): Promise<ReadonlySet<string> | undefined> {
    let anchors = this.#known.get(url);
    if (!anchors) {
      const record = this.#recordAt(url);
      anchors = record ? this.#read(record) : Promise.resolve(undefined);
      this.#known.set(record ? urlOf(record) : url, anchors);
    }
    return anchors;
  }

  #recordAt(url: string): DocumentRecord | undefined {
    const [, locale = '', slug = ''] = /^\/([^/]+)\/docs\/(.+)$/.exec(url) ?? [];
    return isActiveLocale(locale) ? this.context.corpus.documents.find(locale, slug) : undefined;
  }

  async #read(record: DocumentRecord): Promise<ReadonlySet<string> | undefined> {
    try {
      return anchorsIn(documentPage(record, await sourceOf(record), this.context).doc.body);
    } catch {
      // The file went away or is broken: that is told where the page itself is checked.
      return undefined;
    }
  }
}

function anchorsIn(body: Document['body']): Set<string> {
  const anchors = new Set<string>();
  for (const { value } of body) {
    if ('id' in value && typeof value.id === 'string') anchors.add(value.id);
    const content = 'content' in value ? String(value.content ?? '') : '';
    for (const [, id = ''] of content.matchAll(/<[^>]*?\sid="([^"]*)"/g)) anchors.add(id);
  }
  return anchors;
}
