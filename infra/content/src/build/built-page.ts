import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { addressOf } from '@webdocs/contracts/address';
import { causeOf } from '@webdocs/contracts/failure';
import type { Feed } from '../feeds/feed.ts';
import type { Site } from '../write/site.ts';
import { pageFile, siblingsOf } from './output-path.ts';

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
export async function buildPage(url: string, site: Site, { out, siteAddress }: BuildPlace): Promise<PageResult> {
  try {
    const answer = await site.page(addressOf(url, ''));
    if (answer.kind !== 'found') return { url, failure: answer.kind === 'moved' ? `leads to ${answer.to}` : 'is missing' };
    const json = JSON.stringify(answer.page);
    const file = join(out, pageFile(url));
    mkdirSync(dirname(file), { recursive: true });
    if (answer.page.renderer === 'Doc') await writeSiblings(url, site, { out, siteAddress });
    // The page itself comes last: where it stands, its siblings do.
    writeFileSync(file, json);
    return { url, bytes: Buffer.byteLength(json) };
  } catch (thrown) {
    return { url, failure: causeOf(thrown) };
  }
}

async function writeSiblings(url: string, site: Site, { out, siteAddress }: BuildPlace): Promise<void> {
  for (const [address, file] of siblingsOf(url)) {
    const feed = await site.feed(address, siteAddress);
    if (feed) await writeFeed(join(out, file), feed);
  }
}

/** Writes what programs read into a folder that is there. */
export async function writeFeed(file: string, { text, isPacked }: Feed): Promise<void> {
  let whole = '';
  for await (const piece of text) whole += piece;
  writeFileSync(file, isPacked ? gzipSync(whole) : whole);
}
