/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { PreviousNext } from './PreviousNext.tsx';
import { TableOfContents, TableOfContentsPanel } from './TableOfContents.tsx';
import { tocText } from './toc-text.tsx';

afterEach(cleanup);

const entries = [
  { id: 'syntax', text: 'Syntax' },
  { id: 'parameters', text: 'Parameters', sub: true },
  { id: 'array.from', text: 'Using <code>Array.from()</code> &amp; others' },
];

describe('the table of contents', () => {
  test('links to each section under its heading', () => {
    render(<TableOfContents entries={entries} heading="In this article" current="parameters" />);
    const nav = screen.getByRole('navigation', { name: 'In this article' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#syntax', '#parameters', '#array.from']);
    expect(within(nav).getByRole('link', { name: 'Parameters' }).getAttribute('aria-current')).toBe('location');
    expect(within(nav).getByRole('link', { name: 'Syntax' }).hasAttribute('aria-current')).toBe(false);
  });

  test('tells which section the reader goes to', () => {
    const onFollow = jest.fn();
    render(<TableOfContents entries={entries} heading="In this article" onFollow={onFollow} />);
    fireEvent.click(screen.getByText('Parameters'));
    expect(onFollow).toHaveBeenCalledWith('parameters');
  });

  test('stays away from a page without sections', () => {
    expect(renderToStaticMarkup(<TableOfContents entries={[]} heading="In this article" />)).toBe('');
    expect(renderToStaticMarkup(<TableOfContentsPanel entries={[]} heading="In this article" />)).toBe('');
  });

  test('folds into a panel that opens without script and closes when a section is chosen', () => {
    render(<TableOfContentsPanel entries={entries} heading="In this article" />);
    const fold = screen.getByText('In this article').closest('details') as HTMLDetailsElement;
    fold.open = true;
    fireEvent.click(screen.getByText('Syntax'));
    expect(fold.open).toBe(false);
  });

  test('closes on Escape and gives the focus back to its button', () => {
    render(<TableOfContentsPanel entries={entries} heading="In this article" />);
    const fold = screen.getByText('In this article').closest('details') as HTMLDetailsElement;
    fold.open = true;
    fireEvent.keyDown(screen.getByText('Parameters'), { key: 'Escape' });
    expect(fold.open).toBe(false);
    expect(document.activeElement?.tagName).toBe('SUMMARY');
  });
});

describe('sub-sections that the reader decides about', () => {
  const listed = [...entries.slice(0, 2), { id: 'examples', text: 'Examples' }, { id: 'sparse', text: 'Sparse', sub: true }];
  const optional = () => [...document.querySelectorAll('li.optional')].map(({ textContent }) => textContent);
  const marked = () => [...document.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent);

  test('are marked for the style sheet in the rail, where their section stands for them', () => {
    render(<TableOfContents entries={listed} heading="In this article" current="parameters" subsections="not-chosen" />);
    expect(optional()).toEqual(['Parameters', 'Sparse']);
    expect(marked()).toEqual(['Syntax']);
  });

  test('stand for themselves once they are wanted', () => {
    render(<TableOfContents entries={listed} heading="In this article" current="parameters" subsections="chosen" />);
    expect(marked()).toEqual(['Parameters']);
  });

  test('of the section being read are always in the panel', () => {
    render(<TableOfContentsPanel entries={listed} heading="In this article" current="parameters" subsections="not-chosen" />);
    expect(optional()).toEqual(['Sparse']);
    expect(marked()).toEqual(['Parameters']);
  });

  test('are all listed where the reader has no choice', () => {
    render(<TableOfContents entries={listed} heading="In this article" />);
    expect(optional()).toEqual([]);
  });
});

test('the button of the panel shows the section in view, and is called after that and what it opens', () => {
  render(<TableOfContentsPanel entries={entries} heading="In this article" current="array.from" showsSection />);
  const summary = document.querySelector('summary');
  expect(summary?.querySelector('.title code')?.textContent).toBe('Array.from()');
  expect(summary?.textContent).toMatch(/^In this article Using/);
});

test('the list of a long page scrolls to the section in view, the page does not', () => {
  const rail = document.createElement('div');
  document.body.append(rail);
  Object.defineProperties(rail, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
  rail.style.setProperty('overflow-y', 'auto');
  rail.getBoundingClientRect = () => new DOMRect(0, 100, 240, 300);
  HTMLAnchorElement.prototype.getBoundingClientRect = () => new DOMRect(0, 800, 240, 28);
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(<TableOfContents entries={entries} heading="In this article" current="array.from" />, { container: rail });
  expect(rail.scrollTop).toBe(564);
  expect(scrollTo).not.toHaveBeenCalled();
  Reflect.deleteProperty(HTMLAnchorElement.prototype, 'getBoundingClientRect');
  scrollTo.mockRestore();
});

test.each([
  ['Using <code>Array.from()</code> &amp; others', 'Using <code>Array.from()</code> &amp; others'],
  ['<code>&lt;div&gt;</code>', '<code>&lt;div&gt;</code>'],
  ['A <em>soft</em> <a href="javascript:alert(1)">word</a>', 'A soft word'],
  ['&#39;quoted&#x2019; &unknown;', '&#x27;quoted’ &amp;unknown;'],
  ['<img src=x onerror=alert(1)>Plain', 'Plain'],
  ['&lt;script&gt;', '&lt;script&gt;'],
  ['&#x110000; &#9999999; &constructor;', '&amp;#x110000; &amp;#9999999; &amp;constructor;'],
])('the heading %s is shown as text and code, never as other markup', (html, shown) => {
  expect(renderToStaticMarkup(<>{tocText(html)}</>)).toBe(shown);
});

test('the trail of a translation says in which language each page is', () => {
  const trail = [
    { uri: '/en-US/docs/Glossary', title: 'Glossary' },
    { uri: '/fr/docs/Glossary/Closure', title: 'Fermeture' },
  ];
  render(<Breadcrumbs parents={trail} label="Fil d’Ariane" />);
  expect(screen.getAllByRole('link').map(({ lang }) => lang)).toEqual(['en-US', 'fr']);
});

test('breadcrumbs end with the page itself', () => {
  const parents = [
    { uri: '/en-US/docs/Web', title: 'References' },
    { uri: '/en-US/docs/Web/CSS', title: 'CSS' },
  ];
  render(<Breadcrumbs parents={parents} label="Breadcrumbs" />);
  const links = within(screen.getByRole('navigation', { name: 'Breadcrumbs' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page']);
});

describe('the neighbors of a page', () => {
  const labels = { navigation: 'Previous and next', previous: 'Previous', next: 'Next' };

  test('are links that name where they lead', () => {
    render(<PreviousNext previous={{ title: 'Looping code', url: '/a' }} next={{ title: 'Events', url: '/b' }} labels={labels} />);
    expect(screen.getByRole('link', { name: /Previous\s*Looping code/ }).getAttribute('rel')).toBe('prev');
    expect(screen.getByRole('link', { name: /Next\s*Events/ }).getAttribute('href')).toBe('/b');
  });

  test('take no room when there are none', () => {
    expect(renderToStaticMarkup(<PreviousNext labels={labels} />)).toBe('');
  });
});
