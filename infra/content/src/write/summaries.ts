import { summaryOf } from '../parse/summary.ts';
import { urlOf, type DocumentRecord } from '../read/document-index.ts';
import { sourceNow } from '../read/document-source.ts';
import { splitFrontMatter } from '../read/front-matter.ts';
import { bodyOf } from './page-body.ts';
import type { PageContext } from './page-context.ts';

/** A page says what it is about in its first lines, or it does not say it. */
const mostRead = 6_000;

/**
 * The first paragraph of other pages, for lists of them. Only the head of a page is read, once a state of the content;
 * while it is read no page has a summary, so pages that list one another come to an end.
 */
export function summaries(given: Omit<PageContext, 'summaryOf'>): PageContext['summaryOf'] {
  const context: PageContext = { ...given, summaryOf: () => undefined };
  const known = new Map<DocumentRecord, string | undefined>();
  return (record) => {
    if (!known.has(record)) known.set(record, readSummary(record, context));
    return known.get(record);
  };
}

function readSummary(record: DocumentRecord, context: PageContext): string | undefined {
  const { locale, slug } = record;
  try {
    const { body } = splitFrontMatter(sourceNow(record));
    return summaryOf(
      bodyOf({ text: headOf(body), locale, slug, url: urlOf(record), record, isHtml: record.file.endsWith('.html') }, context).nodes,
    );
  } catch {
    // The file went away after the index was made; the request for the page says so.
    return undefined;
  }
}

function headOf(body: string): string {
  if (body.length <= mostRead) return body;
  const end = body.lastIndexOf('\n\n', mostRead);
  return body.slice(0, end > 0 ? end : mostRead);
}
