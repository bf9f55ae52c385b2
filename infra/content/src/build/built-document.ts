import { contributorsText } from '../feeds/contributors.ts';
import { pageMarkdown } from '../feeds/page-markdown.ts';
import { metadataOf } from '../feeds/page-metadata.ts';
import type { Corpus } from '../read/corpus.ts';
import type { MadeDocument } from '../site/site.ts';
import { siblingFiles } from './output-path.ts';

/** What a build writes of a document: its page, and each text beside it with its file. */
export interface BuiltDocument {
  readonly json: Uint8Array;
  readonly siblings: ReadonlyArray<readonly [file: string, text: string]>;
}

/** The same texts as at the addresses of a document, from one making of it. */
export function builtDocument({ record, page, trees }: MadeDocument, corpus: Corpus, siteAddress: string): BuiltDocument {
  const { doc, ...around } = page;
  const opening = `${JSON.stringify(around).slice(0, -1)},"doc":`;
  const json = Buffer.from(`${opening}${JSON.stringify(doc)}}`);
  const docJson = json.subarray(Buffer.byteLength(opening), -1);
  const { metadata, contributors, markdown } = siblingFiles(page.url);
  return {
    json,
    siblings: [
      [metadata, JSON.stringify(metadataOf(doc, docJson))],
      [contributors, contributorsText(record, doc.source?.github_url, corpus)],
      [markdown, pageMarkdown(page, siteAddress, (html) => trees.read(html)) ?? ''],
    ],
  };
}
