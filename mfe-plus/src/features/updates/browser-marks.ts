import { updateBrowserNames } from '@webdocs/contracts/api/update-browser-names';
import type { UpdateBrowser } from '@webdocs/contracts/api/updates';
import { globe, phone, server, type Drawing } from '@webdocs/design/drawings';

const nut: Drawing = { line: 'M7 3.25h6l3.75 6.75L13 16.75H7L3.25 10ZM10 7.25a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 1 0 0-5.5Z' };
const ledge: Drawing = { line: 'M2.75 5.25h5.5v5h5v5h4' };
const flame: Drawing = {
  line: 'M10 2.75c.75 3 4.75 4.75 4.75 9a4.75 4.75 0 0 1-9.5 0c0-2 1-3.25 2-4 .25 1 .75 1.5 1.25 1.75C8.25 7 9 4.5 10 2.75Z',
};
const tent: Drawing = { line: 'M10 3.5 2.5 16.5h15ZM10 3.5v0M7 16.5 10 10l3 6.5' };
const stage: Drawing = {
  line: 'M3 4h14M4.25 4v12.5c2.5-1 3.75-4 3.75-7.5M15.75 4v12.5c-2.5-1-3.75-4-3.75-7.5M7.5 4c0 2 1 3 2.5 3s2.5-1 2.5-3',
};

interface BrowserMark {
  readonly name: string;
  readonly mark: Drawing;
}

/** Drawings that play on the names, which are always beside them: no maker's logo. */
const marks: Readonly<Record<UpdateBrowser, Drawing>> = {
  chrome: nut,
  edge: ledge,
  firefox: flame,
  safari: tent,
  opera: stage,
  chrome_android: nut,
  firefox_android: flame,
  safari_ios: tent,
  opera_android: stage,
  samsunginternet_android: phone,
  webview_android: phone,
  webview_ios: phone,
  oculus: globe,
  deno: server,
  nodejs: server,
  bun: server,
  ie: globe,
};

export function browserMark(browser: string): BrowserMark {
  const known = browser as UpdateBrowser;
  return { name: updateBrowserNames[known] ?? browser, mark: marks[known] ?? globe };
}
