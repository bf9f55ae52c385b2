import { readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The media formats that are beside pages and are handed out; nothing else leaves a content folder. */
const mediaTypes: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  woff2: 'font/woff2',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  svg: 'image/svg+xml',
};

export function mediaTypeOf(name: string): string | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(mediaTypes, extension) ? mediaTypes[extension] : undefined;
}

/** A file beside a page, or undefined where the name leads elsewhere or to nothing. */
export function fileBeside(folder: string, name: string): string | undefined {
  if (!/^[^/\\\u0000-\u001f\u007f]+$/.test(name) || name.startsWith('.')) return undefined;
  const file = join(folder, name);
  if (!file.startsWith(folder + sep)) return undefined;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

/** The name that a file beside a page has in other capitals than those it was asked for by. */
export function nameInOtherCapitals(folder: string, name: string): string | undefined {
  try {
    return readdirSync(folder).find((own) => own.toLowerCase() === name.toLowerCase() && own !== name);
  } catch {
    // No folder, no file.
    return undefined;
  }
}
