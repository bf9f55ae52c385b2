import type { FileLink } from './file-links.ts';

const heading = /^#{1,6}\s+(\S.*)$/;
const link = /^\s*[-*+]\s+\[((?:[^\]\\]|\\.)*)\]\(<?([^()\s<>]+)>?\)(.*)$/;

/** The links in the lists of a text, each under the heading above it. Undefined where it has none. */
export function markdownLinks(text: string): FileLink[] | undefined {
  const links: FileLink[] = [];
  let folder = '';
  for (const line of text.split(/\r\n?|\n/)) {
    folder = heading.exec(line)?.[1] === undefined ? folder : plain(heading.exec(line)?.[1] ?? '');
    const [, title, url, rest] = link.exec(line) ?? [];
    if (url !== undefined) links.push({ url, title: plain(title ?? ''), folder, note: plain((rest ?? '').replace(/^\s*[:–—-]\s+/, '')) });
  }
  return links.length > 0 ? links : undefined;
}

const plain = (text: string) => text.replace(/\\([\\`*_[\]<>#|~])/g, '$1').trim();
