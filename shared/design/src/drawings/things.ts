import type { Drawing } from './drawing.ts';

export const search: Drawing = { line: 'M8.75 3.25a5.5 5.5 0 1 0 0 11 5.5 5.5 0 1 0 0-11ZM12.7 12.7l4.05 4.05' };
export const server: Drawing = {
  line: 'M4 3.5h12A1.5 1.5 0 0 1 17.5 5v2.5A1.5 1.5 0 0 1 16 9H4a1.5 1.5 0 0 1-1.5-1.5V5A1.5 1.5 0 0 1 4 3.5ZM4 11h12a1.5 1.5 0 0 1 1.5 1.5V15a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 15v-2.5A1.5 1.5 0 0 1 4 11ZM5.5 6.25h1M5.5 13.75h1',
};
export const globe: Drawing = {
  line: 'M10 3a7 7 0 1 0 0 14 7 7 0 1 0 0-14ZM3 10h14M10 3c2 1.9 3 4.3 3 7s-1 5.1-3 7c-2-1.9-3-4.3-3-7s1-5.1 3-7Z',
};
export const bookmark: Drawing = { line: 'M5.75 3.25h8.5v13.5L10 13.25l-4.25 3.5Z' };
export const bookmarkFilled: Drawing = { line: bookmark.line, solid: bookmark.line };
export const copy: Drawing = {
  line: 'M8.25 6.75h7.5a1 1 0 0 1 1 1v7.5a1 1 0 0 1-1 1h-7.5a1 1 0 0 1-1-1v-7.5a1 1 0 0 1 1-1ZM13.25 6.5V4.75a1 1 0 0 0-1-1h-7.5a1 1 0 0 0-1 1v7.5a1 1 0 0 0 1 1H7',
};
export const list: Drawing = { line: 'M7.5 5h10M7.5 10h10M7.5 15h10M3 5h.75M3 10h.75M3 15h.75' };
export const sidebar: Drawing = { line: 'M3 4.25h14v11.5H3ZM7.75 4.25v11.5' };
export const letters: Drawing = { line: 'M2.25 15.75 6.5 4.5l4.25 11.25M3.75 12h5.5M12 15.75l2.9-7.25 2.85 7.25M13 13.4h3.8' };
export const filter: Drawing = { line: 'M2.5 5.5h15M5.5 10h9M8.25 14.5h3.5' };
export const user: Drawing = {
  line: 'M10 3.25a3.25 3.25 0 1 0 0 6.5 3.25 3.25 0 1 0 0-6.5ZM3.75 16.75c.5-3 3-4.75 6.25-4.75s5.75 1.75 6.25 4.75',
};
export const book: Drawing = {
  line: 'M10 5.25C8.25 4 5.75 3.5 2.75 3.75v11.5c3-.25 5.5.25 7.25 1.5 1.75-1.25 4.25-1.75 7.25-1.5V3.75C14.25 3.5 11.75 4 10 5.25ZM10 5.25v11.5',
};
export const rss: Drawing = { line: 'M4 10a6 6 0 0 1 6 6M4 4.5A11.5 11.5 0 0 1 15.5 16M4.6 15.4h.15' };
export const pencil: Drawing = { line: 'm12.75 4 3.25 3.25L7 16.25l-4 .75.75-4ZM10.75 6 14 9.25' };
