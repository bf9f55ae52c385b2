import type { FeedItem } from './feed-items.ts';

interface Calendar {
  readonly title: string;
  readonly siteName: string;
  readonly items: readonly FeedItem[];
}

/** Bytes of a line; longer ones go on in the next, behind a space (RFC 5545, 3.1). */
const lineBytes = 75;

/** Releases as days of a calendar, in the form of RFC 5545. The same release is the same event whenever it is fetched. */
export function calendarText({ title, siteName, items }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(siteName)}//Updates//EN`,
    `X-WR-CALNAME:${escaped(title)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    ...items.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines({ title, link, day, text }: FeedItem): string[] {
  if (!day) return [];
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(link)}`,
    `DTSTAMP:${compact(day)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(day))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${link}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** 2026-11-26 -> 20261126 */
function compact(day: string): string {
  return day.replaceAll('-', '');
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r?\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** Between characters, never within one. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let bytes = 0;
  for (const character of line) {
    const own = Buffer.byteLength(character);
    // The space at the beginning of all but the first counts.
    if (bytes + own > lineBytes - (pieces.length > 0 ? 1 : 0)) {
      pieces.push(piece);
      piece = '';
      bytes = 0;
    }
    piece += character;
    bytes += own;
  }
  return [...pieces, piece].join('\r\n ');
}
