import type { Drawing } from './drawing.ts';

/** Where a site can be followed: signs of our own, in the line of all other icons. */
export const feed: Drawing = { line: 'M4 10a6 6 0 0 1 6 6M4 4a12 12 0 0 1 12 12M4.75 15.25v.15' };
export const bluesky: Drawing = {
  line: 'M10 9.25C8.9 6.6 6 4 3 3.5c-.5 4.5.4 7 3.75 7-2.5.6-2.75 2.25-1.25 4 1.75 2 3.75.75 4.5-2 .75 2.75 2.75 4 4.5 2 1.5-1.75 1.25-3.4-1.25-4 3.35 0 4.25-2.5 3.75-7-3 .5-5.9 3.1-7 5.75Z',
};
export const x: Drawing = { line: 'M3.75 3.75h3l9.5 12.5h-3ZM15.75 3.75 4.25 16.25' };
export const mastodon: Drawing = {
  line: 'M13.5 16.5c-5 1.25-9.5.25-9.5-5.5V8c0-3.5 2.25-5 6-5s6 1.5 6 5c0 4.25-.75 5-6.5 5-2 0-3.5-.5-5-1M7 10V8c0-2.25 3-2.25 3 0v1.5V8c0-2.25 3-2.25 3 0v2',
};
