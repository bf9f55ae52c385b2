import type { Page } from '@webdocs/contracts/page/page';
import { readPage } from '@webdocs/contracts/page/read-page';
import { broken } from './broken-page.ts';

/** The page that a server answers with, or one that says what it answered instead. */
export async function pageOf(response: Response, url: URL, address: string): Promise<Page> {
  // An address that is not there and one that makes no sense have pages that say so.
  if (!response.ok && response.status !== 404 && response.status !== 400)
    return broken(url, response.status, `${response.status} on ${address}: ${readableText(await response.text())}`);
  const page = readPage(await response.json());
  return page ?? broken(url, response.status, `${response.status} on ${address}: not the data of a page`);
}

/** What a server says beside its markup. */
function readableText(body: string): string {
  const isMarkup = /^\s*<(!doctype|html)/i.test(body);
  const text = isMarkup ? body.replace(/<(title|script|style)\b[\s\S]*?<\/\1>|<[^>]*>/gi, ' ') : body;
  return text.replace(/\s+/g, ' ').trim();
}
