import { dayIn, type FileLink } from './file-links.ts';

/**
 * The links in a file of bookmarks, read as text: nothing of it ever becomes a page. Signs, names and ends are looked at once, from the
 * first to the last, so that a hostile file takes as long as a good one.
 */
export function bookmarkLinks(text: string): FileLink[] | undefined {
  if (!/<!doctype netscape-bookmark|<dl|<a\s/i.test(text)) return undefined;
  const links: Array<{ -readonly [Name in keyof FileLink]: FileLink[Name] }> = [];
  const folders: string[] = [];
  let heading = '';
  let into: 'heading' | 'link' | 'note' | undefined;
  for (const [, sign, tag = '', attributes = '', words = ''] of text.matchAll(/<([/!]?)([a-z0-9]*)([^<>]*)>?([^<]*)/gi)) {
    const name = tag.toLowerCase();
    const last = links.at(-1);
    if (name === 'h3') into = sign ? undefined : ((heading = ''), 'heading');
    if (name === 'dl') {
      if (sign) folders.pop();
      else folders.push(heading || (folders.at(-1) ?? ''));
      heading = '';
    }
    if (name === 'a' && !sign) {
      const seconds = Number(added(attributes));
      links.push({ url: address(attributes), title: '', folder: folders.at(-1) ?? '', note: '', created: dayIn(seconds * 1000) });
      into = 'link';
    }
    if (name === 'a' && sign) into = undefined;
    // After a heading it tells of the folder.
    if (name === 'dd') into = into === undefined && last && heading === '' ? 'note' : undefined;
    if (name === 'dt' || name === 'dl') into = undefined;
    if (into === 'heading') heading += decoded(words);
    const link = links.at(-1);
    if (into === 'link' && link) link.title += decoded(words);
    if (into === 'note' && link) link.note += decoded(words);
  }
  return links;
}

const address = attributeCalled('href');
const added = attributeCalled('add_date');

function attributeCalled(name: string): (attributes: string) => string {
  const form = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)'|([^\\s"']+))`, 'i');
  return (attributes) => {
    const [, double, single, bare] = form.exec(attributes) ?? [];
    return decoded(double ?? single ?? bare ?? '');
  };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
