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
const marks: Readonly<Record<UpdateBrowser, BrowserMark>> = {
  chrome: { name: 'Chrome', mark: nut },
  edge: { name: 'Edge', mark: ledge },
  firefox: { name: 'Firefox', mark: flame },
  safari: { name: 'Safari', mark: tent },
  opera: { name: 'Opera', mark: stage },
  chrome_android: { name: 'Chrome Android', mark: nut },
  firefox_android: { name: 'Firefox for Android', mark: flame },
  safari_ios: { name: 'Safari on iOS', mark: tent },
  opera_android: { name: 'Opera Android', mark: stage },
  samsunginternet_android: { name: 'Samsung Internet', mark: phone },
  webview_android: { name: 'WebView Android', mark: phone },
  webview_ios: { name: 'WebView on iOS', mark: phone },
  oculus: { name: 'Quest Browser', mark: globe },
  deno: { name: 'Deno', mark: server },
  nodejs: { name: 'Node.js', mark: server },
  bun: { name: 'Bun', mark: server },
  ie: { name: 'Internet Explorer', mark: globe },
};

export function browserMark(browser: string): BrowserMark {
  return marks[browser as UpdateBrowser] ?? { name: browser, mark: globe };
}
