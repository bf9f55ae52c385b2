import { gzipSync } from 'node:zlib';
import { addressOf } from '@webdocs/contracts/reader/address';
import { causeOf } from '@webdocs/contracts/failures/failure';
import type { Feed } from '../feeds/feed.ts';
import type { Site } from '../site/site.ts';
import { builtDocument, type BuiltDocument } from './built-document.ts';
import { pageFile } from './output-path.ts';
import type { OutputTree } from './output-tree.ts';

export type PageResult =
  | { readonly url: string; readonly bytes: number }
  /** The page could not be made; the build goes on without it. */
  | { readonly url: string; readonly failure: string };

export interface BuildPlace {
  readonly out: string;
  /** Scheme and host under which the tree will be found. */
  readonly siteAddress: string;
}

/** Makes one page and writes its data into the folder of the build. */
export async function buildPage(url: string, site: Site, tree: OutputTree, siteAddress: string): Promise<PageResult> {
  try {
    const document = await site.madeDocument(url);
    if (document) return { url, bytes: writeDocument(builtDocument(document, site.corpus, siteAddress), url, tree) };
    const answer = await site.page(addressOf(url, ''));
    if (answer.kind !== 'found') return { url, failure: answer.kind === 'moved' ? `leads to ${answer.to}` : 'is missing' };
    const json = Buffer.from(JSON.stringify(answer.page));
    tree.write(pageFile(url), json);
    return { url, bytes: json.length };
  } catch (thrown) {
    return { url, failure: causeOf(thrown) };
  }
}

function writeDocument({ json, siblings }: BuiltDocument, url: string, tree: OutputTree): number {
  for (const [file, text] of siblings) tree.write(file, text);
  // The page itself comes last: where it is, its siblings are.
  tree.write(pageFile(url), json);
  return json.length;
}

/** Writes what programs read. */
export async function writeFeed(file: string, { text, isPacked }: Feed, tree: OutputTree): Promise<void> {
  let whole = '';
  for await (const piece of text) whole += piece;
  tree.write(file, isPacked ? gzipSync(whole) : whole);
}
