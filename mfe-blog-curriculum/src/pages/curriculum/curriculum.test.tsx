/** @jest-environment jsdom */
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, renderOnServer, type PageWish } from '@webdocs/testing/render';
import { broken, curriculum, curriculumPage, landing } from '../../../fixtures/pages.ts';

const { server, inBrowser } = remoteUnderTest();
const curriculumPart = inBrowser('curriculum');

// jsdom lays nothing out, so no heading comes into view and no box changes its size.
class NothingInView {
  observe() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: NothingInView, ResizeObserver: NothingInView });
async function served(page: PageWish['page']) {
  const element = document.createElement('div');
  element.innerHTML = await renderOnServer(server, 'curriculum', { page });
  return element;
}
const textsOf = (element: ParentNode, selector: string) => [...element.querySelectorAll(selector)].map(({ textContent }) => textContent);
const linksOf = (element: ParentNode, selector: string) =>
  [...element.querySelectorAll(selector)].map((link) => [link.textContent, link.getAttribute('href')]);

test('only the first page of a curriculum that is one text has the stairway', async () => {
  expect((await served(curriculum)).querySelector('header svg')).not.toBeNull();
  expect((await served({ ...curriculum, url: '/en-US/curriculum/core/' })).querySelector('header svg')).toBeNull();
});

describe('the first page', () => {
  test('has one title, says what it is about, and leads to the beginning and to how to use it', async () => {
    const element = await served(landing);
    expect(textsOf(element, 'h1')).toEqual(['All that one needs to begin']);
    expect(element.querySelector('header')?.textContent).toContain('How to choose one and stay with it.');
    expect(linksOf(element, 'header a')).toEqual([
      ['Get started', '/en-US/curriculum/begin/'],
      ['How to use it', '/en-US/curriculum/about/'],
    ]);
  });

  test('lists the modules of all parts by topic, in the order of the topics, without the numbers of their part', async () => {
    const element = await served(landing);
    expect(textsOf(element, 'h3')).toEqual(['Web Standards & Semantics', 'Styling', 'Scripting', 'Tooling', 'More modules']);
    expect(linksOf(element, 'h3 + ul a')).toEqual([
      ['Words that mean something', '/en-US/curriculum/build/meaning/'],
      ['Colour', '/en-US/curriculum/build/colour/'],
      ['Motion', '/en-US/curriculum/build/motion/'],
      ['A desk with tools', '/en-US/curriculum/begin/tools/'],
      ['Manners', '/en-US/curriculum/begin/manners/'],
    ]);
  });

  test('keeps what its writers say, in their order, with the list where they want it', async () => {
    const element = await served(landing);
    expect(textsOf(element, 'h2')).toEqual(['Why', 'About the curriculum', 'Modules', 'And then?', 'Learn with our partner']);
    const elsewhere = await served({ ...landing, doc: { ...landing.doc, body: landing.doc.body.slice(0, 1) } });
    expect(textsOf(elsewhere, 'h2').slice(0, 2)).toEqual(['Why', 'Modules']);
  });

  test('has no partner where its writers name none', async () => {
    const element = await served({ ...landing, doc: { ...landing.doc, partner: undefined } });
    expect(element.textContent).not.toContain('partner');
  });

  test('has the poster of the lessons beside what it says of itself, and the banner of the partner at its foot', async () => {
    const element = await served(landing);
    const [poster, banner] = element.querySelectorAll('a[href="https://lessons.scrimba.com/learn?via=mdn"]');
    expect([poster?.textContent, banner?.textContent]).toEqual(['Learn with our partner', 'Open the lessons in a new tab']);
    expect(element.querySelector('[aria-labelledby=partner]')?.textContent).toMatch(/The course.*at lessons\.scrimba\.com\./);
    expect(element.querySelector('iframe')).toBeNull();
  });
});

describe('a module', () => {
  const colour = curriculumPage('module', {
    topic: 'Styling',
    group: 'Building',
    prevNext: {
      prev: { title: '1. Words', url: '/en-US/curriculum/build/meaning/' },
      next: { title: '3. Motion', url: '/en-US/curriculum/build/motion/' },
    },
  });

  test('says of which part and topic it is, where it is and what is beside it', async () => {
    const element = await served(colour);
    const head = element.querySelector('article header');
    expect([head?.textContent, head?.querySelectorAll('svg').length]).toEqual(['BuildingTopic: Styling2. Colour', 1]);
    expect(linksOf(element, 'nav[aria-label="Breadcrumbs"] a').map(([title]) => title)).toEqual(['Curriculum', '2. Colour']);
    expect(element.querySelector('a[rel=prev]')?.getAttribute('href')).toBe('/en-US/curriculum/build/meaning/');
    expect(element.querySelector('a[rel=next]')?.getAttribute('href')).toBe('/en-US/curriculum/build/motion/');
  });

  test('is among all pages of the curriculum, itself marked', async () => {
    const [sidebar] = (await served(colour)).querySelectorAll('nav');
    expect(textsOf(sidebar as Element, 'a')).toHaveLength(8);
    expect(textsOf(sidebar as Element, '[aria-current=page]')).toEqual(['2. Colour']);
  });

  test('of an unknown topic is shown all the same', async () => {
    const element = await served({ ...colour, doc: { ...colour.doc, topic: 'Handicraft', group: undefined } });
    expect(element.querySelector('article header')?.textContent).toBe('Topic: Handicraft2. Colour');
  });

  test('says which kind of section it cannot show, and shows the rest', async () => {
    const element = await served({ ...colour, doc: { ...colour.doc, body: [{ type: 'hologram', value: {} }, ...colour.doc.body] } });
    expect(element.textContent).toContain('No idea how to handle a hologram section');
    expect(element.textContent).toContain('Begin with one.');
  });

  test('keeps the text of the server when it comes alive, and gives way to the next page whole', async () => {
    const wish = { page: colour };
    const part = await mountInBrowser(
      curriculumPart,
      'mfe-blog-curriculum/curriculum',
      wish,
      await renderOnServer(server, 'curriculum', wish),
    );
    expect(part.element.querySelector('article')?.textContent).toContain('Begin with one.');
    expect(part.reports).toEqual([]);
    expect(part.openSlots()).toEqual(['ad-side']);
    await part.show({ page: landing });
    expect(textsOf(part.element, 'h1')).toEqual(['All that one needs to begin']);
    await part.unmount();
  });
});

test('a part lists its modules with their topics', async () => {
  const [, , building] = landing.doc.sidebar;
  const element = await served(curriculumPage('overview', { modules: [...(building?.children ?? [])] }));
  expect(linksOf(element, 'article li h3 a')).toEqual([
    ['1. Words that mean something', '/en-US/curriculum/build/meaning/'],
    ['2. Colour', '/en-US/curriculum/build/colour/'],
    ['3. Motion', '/en-US/curriculum/build/motion/'],
  ]);
  expect(textsOf(element, 'article li p')).toContain('What 2. Colour is for.');
  expect(textsOf(element, 'article li p')).toContain('Styling');
});

test('a page about the curriculum opens with its summary, any other with its text', async () => {
  expect((await served(curriculumPage('about'))).querySelector('article header')?.textContent).toBe(
    '2. ColourHow to choose one and stay with it.',
  );
  expect((await served(curriculumPage('default'))).querySelector('article header')?.textContent).toBe('2. Colour');
});

test('a site whose curriculum is one page shows that page', async () => {
  expect(textsOf(await served(curriculum), 'h1')).toEqual(['Where a front-end developer begins']);
});

test('a page whose data could not be had says so', async () => {
  expect(
    (await served({ ...broken, url: '/en-US/curriculum/', message: '503 on /en-US/curriculum/: away' })).querySelector('[role=alert]')
      ?.textContent,
  ).toContain('503 on /en-US/curriculum/');
});

test('hostile titles stay texts, and no link runs a script', async () => {
  const hostile = '"><img src=x onerror=alert(1)>';
  const element = await served(curriculumPage('module', { title: hostile, topic: hostile, group: hostile }));
  expect(element.querySelector('[onerror]')).toBeNull();
  expect(textsOf(element, 'h1')).toEqual([hostile]);
});
