/** @jest-environment jsdom */
import { clickSourceOf } from './click-source.ts';

const pressed = (html: string) => {
  document.body.innerHTML = html;
  return clickSourceOf(document.querySelector('[data-here]'), 'https://docs.example');
};

test.each([
  ['a control with a name', '<button data-glean="theme_switcher: dark"><b data-here>Dark</b></button>', 'theme_switcher: dark'],
  ['a control with an id', '<button data-glean-id="thumbs: yes" data-here>Yes</button>', 'thumbs: yes'],
  [
    'a link in what has a name',
    '<nav data-glean="menu_click"><a href="https://docs.example/en-US/docs/Web?q=secret#top"><i data-here>Web</i></a></nav>',
    'menu_click: /en-US/docs/Web',
  ],
  [
    'a link away in what has a name',
    '<nav data-glean="menu_click"><a data-here href="https://else.example/a?b">Else</a></nav>',
    'menu_click: https://else.example',
  ],
  [
    'a link in what has an arrow',
    '<div data-glean="bcd: link -&gt;"><a data-here href="https://docs.example/en-US/docs/Web">Web</a></div>',
    'bcd: link -> /en-US/docs/Web',
  ],
  [
    'a link to what a reader has saved',
    '<div data-glean="collections."><a data-here href="https://docs.example/en-US/docs/Web/CSS/gap">gap</a></div>',
    'collections',
  ],
  ['a button beside what a reader has saved', '<div data-glean="collections."><button data-here>Edit</button></div>', undefined],
  [
    'a link to a private collection',
    '<nav data-glean="menu_click"><a data-here href="https://docs.example/en-US/plus/collections/7b7e1f0c">Mine</a></nav>',
    'menu_click: /en-US/plus/collections',
  ],
  ['the nearest name', '<nav data-glean="menu_click"><a data-here data-glean="top_nav: logo" href="/">Home</a></nav>', 'top_nav: logo'],
  ['a link away', '<p><a data-here href="https://else.example/a">Else</a></p>', 'external-link'],
  ['a link within the site', '<p><a data-here href="https://docs.example/en-US/">Home</a></p>', undefined],
  ['a mail address', '<p><a data-here href="mailto:a@else.example">Mail</a></p>', undefined],
  ['a button without a name', '<button data-here>Press</button>', undefined],
  ['a button without a name in what has one', '<nav data-glean="menu_click"><button data-here>Open</button></nav>', undefined],
  ['the text around controls', '<nav data-glean="menu_click"><p data-here>Words</p></nav>', undefined],
])('%s is counted by its name', (_, html, source) => {
  expect(pressed(html)).toBe(source);
});

test('a click on no element is none', () => {
  expect(clickSourceOf(null, 'https://docs.example')).toBeUndefined();
  expect(clickSourceOf(document, 'https://docs.example')).toBeUndefined();
});

test('a control without a name is counted by where it is, if that has one', () => {
  document.body.innerHTML = '<header><a href="https://docs.example/en-US/">Home</a></header><a href="https://docs.example/fr/">Other</a>';
  const [inHeader, other] = document.querySelectorAll('a');
  const places = [['header a', (link: Element) => `top_nav: ${(link as HTMLAnchorElement).pathname}`]] as const;
  expect(clickSourceOf(inHeader ?? null, 'https://docs.example', places)).toBe('top_nav: /en-US/');
  expect(clickSourceOf(other ?? null, 'https://docs.example', places)).toBeUndefined();
});
