import type { UpdateBrowser } from './updates.ts';

/** As their makers call them, in every language. */
export const updateBrowserNames: Readonly<Record<UpdateBrowser, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  opera: 'Opera',
  chrome_android: 'Chrome Android',
  firefox_android: 'Firefox for Android',
  safari_ios: 'Safari on iOS',
  opera_android: 'Opera Android',
  samsunginternet_android: 'Samsung Internet',
  webview_android: 'WebView Android',
  webview_ios: 'WebView on iOS',
  oculus: 'Quest Browser',
  deno: 'Deno',
  nodejs: 'Node.js',
  bun: 'Bun',
  ie: 'Internet Explorer',
};
