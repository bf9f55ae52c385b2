import type { Page } from '@playwright/test';

/** Interface text of the page at hand, one in the pseudo-locale, that comes from no catalogue. */
export async function wordsOfNoCatalogue(page: Page, address: string): Promise<string[]> {
  const { pathname, search } = new URL(address, 'http://site.invalid');
  const data = await (await page.request.get(`${pathname.replace(/\/$/, '')}/index.json${search}`)).text();
  return page.evaluate(plainWords, [data, address] as const);
}

/** Runs in the page: words that are neither accented, nor content, nor names. */
function plainWords([data, address]: readonly [string, string]): string[] {
  const names = [
    'MDN',
    'MDN Web Docs',
    'MDN Plus',
    'Plus',
    'MDN Curriculum',
    'HTTP Observatory',
    'CC-BY-SA 2.5',
    'reader@example.org',
    '/',
    'AD',
    'Blink',
    'Gecko',
    'WebKit',
  ];
  const strings: string[] = [];
  JSON.parse(data, (_, value: unknown) => {
    if (typeof value === 'string') strings.push(value, ...(value.includes('<') ? [textOf(value)] : []));
    return value;
  });
  // The address of the page is printed with it, and a missing page offers to search for its words.
  const path = decodeURI(address);
  strings.push(path, path.replaceAll('/', ' '), location.origin, new URLSearchParams(location.search).get('q') ?? '');
  const content = squeezed(strings.join('\n'));
  const state = JSON.parse(document.getElementById('webdocs-state')?.textContent ?? '{}') as { configuration: { products: object } };
  names.push(...Object.values(state.configuration.products).map(String));

  const found = new Set<string>();
  const judge = (text: string | null) => {
    const words = squeezed(text ?? '');
    if (!/[A-Za-z]{2}/.test(words) || !/[aeiouycn]/i.test(words) || /[áéíóúýçñ]/i.test(words)) return;
    if (names.includes(words) || words.split(/ [/›] /).every((part) => content.includes(part))) return;
    found.add(words);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent || parent.closest('script, time, [lang]:not(html, article), pre, [translate=no], [aria-hidden=true]')) continue;
    // Names of browsers and features, and notes on them, are published data; elsewhere what no translator may change says so.
    if (parent.closest('table:has(.browsers) :is(.browsers, tbody)')) continue;
    judge(walker.currentNode.textContent);
  }
  for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    if (element.closest('time, [lang]:not(html, article)')) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) judge(element.getAttribute(name));
  }
  return [...found];

  function textOf(html: string): string {
    return new DOMParser().parseFromString(html, 'text/html').documentElement.textContent ?? '';
  }
  function squeezed(text: string): string {
    return text.replace(/\s+/g, ' ').trim();
  }
}
