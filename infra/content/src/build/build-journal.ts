import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page that is finished in the folder of the build. */
export interface BuiltPage {
  readonly key: string;
  readonly bytes: number;
}

const name = '.build-journal';

/**
 * Which pages of a build are finished, written down page by page: a build that was interrupted goes on where it was. A
 * row is only written when its file is whole, and a row that was cut off in the middle counts for nothing.
 */
export class BuildJournal {
  readonly #file: string;
  readonly pages: Map<string, BuiltPage>;

  constructor(readonly out: string) {
    mkdirSync(out, { recursive: true });
    this.#file = join(out, name);
    this.pages = readPages(this.#file);
  }

  add(pages: ReadonlyArray<readonly [url: string, page: BuiltPage]>): void {
    for (const [url, page] of pages) this.pages.set(url, page);
    appendFileSync(this.#file, pages.map(([url, page]) => rowOf(url, page)).join(''));
  }

  /** Without the pages that are gone, and one row a page. */
  rewrite(isKept: (url: string) => boolean): void {
    for (const url of [...this.pages.keys()]) if (!isKept(url)) this.pages.delete(url);
    const making = `${this.#file}.new`;
    writeFileSync(making, [...this.pages].map(([url, page]) => rowOf(url, page)).join(''));
    renameSync(making, this.#file);
  }
}

function rowOf(url: string, { key, bytes }: BuiltPage): string {
  return `${key}\t${bytes}\t${url}\t.\n`;
}

function readPages(file: string): Map<string, BuiltPage> {
  const pages = new Map<string, BuiltPage>();
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return pages;
  }
  for (const row of text.split('\n')) {
    const [key, bytes, url, end] = row.split('\t');
    if (key && url && end === '.' && /^\d+$/.test(bytes ?? '')) pages.set(url, { key, bytes: Number(bytes) });
  }
  return pages;
}
