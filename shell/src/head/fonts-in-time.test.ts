/** @jest-environment jsdom */
import { fetchFontsInTime } from './fonts-in-time.ts';

const media = () => [...document.querySelectorAll('link')].map((link) => link.media);

beforeEach(() => {
  document.head.innerHTML = `
    <link rel="preload" as="font" href="/text.woff2" media="not all">
    <link rel="preload" as="font" href="/frame.woff2" media="not all">
    <link rel="stylesheet" href="/print.css" media="print">`;
});

function connect(connection: object | undefined): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

test('on a fast connection the first fonts are asked for before the page is read', () => {
  connect({ effectiveType: '4g', rtt: 50 });
  fetchFontsInTime();
  expect(media()).toEqual(['all', 'all', 'print']);
});

test.each([{ effectiveType: '3g' }, { effectiveType: '4g', rtt: 560 }, { effectiveType: '4g', saveData: true }])(
  'no font takes the line from the styles on a slow connection or from a reader who saves data: %j',
  (connection) => {
    connect(connection);
    fetchFontsInTime();
    expect(media()).toEqual(['not all', 'not all', 'print']);
  },
);

test('where the browser does not tell, a late first byte is a slow connection', () => {
  connect(undefined);
  Object.assign(performance, { getEntriesByType: () => [{ requestStart: 0, responseStart: 900 }] });
  fetchFontsInTime();
  expect(media()).toEqual(['not all', 'not all', 'print']);
});
