/** @jest-environment jsdom */
import type { PageOf } from '@webdocs/contracts/page/page';
import type { PageFeedbackSummary } from '@webdocs/contracts/api/feedback-summary';
import { act, fireEvent, within } from '@testing-library/react';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, renderOnServer, type MountedPart } from '@webdocs/testing/render';

const { server, inBrowser } = remoteUnderTest();
const browserPart = inBrowser('feedback');

const page: PageOf<'Spa'> = { renderer: 'Spa', url: '/en-US/_feedback', slug: '_feedback', pageTitle: 'Feedback', noIndexing: true };
const summary: PageFeedbackSummary = {
  total: 60,
  yes: 9,
  no: 3,
  pages: [
    {
      url: '/en-US/docs/Tea',
      title: '<b>Tea</b>',
      source: 'https://git.example/tea.md',
      yes: 1,
      no: 3,
      reasons: { outdated: 2, incomplete: 0, code_examples: 1, other: 0 },
      last_vote: '2026-03-02T10:00:00.000Z',
    },
  ],
};

let part: MountedPart | undefined;
let asked: string[];
afterEach(async () => {
  await part?.unmount();
  part = undefined;
});

async function visit(answers: ReadonlyArray<readonly [status: number, body: unknown]>, search = '') {
  const left = [...answers];
  asked = [];
  globalThis.fetch = jest.fn(async (address: string) => {
    asked.push(address);
    const [status, body] = left.shift() ?? [500, {}];
    return {
      ok: status < 400,
      status,
      statusText: '',
      headers: new Headers(),
      json: async () => body,
      text: async () => JSON.stringify(body),
    };
  }) as unknown as typeof fetch;
  const given = { page, address: page.url + search };
  part = await mountInBrowser(browserPart, 'mfe-docs/feedback', given, await renderOnServer(server, 'feedback', given));
  await act(async () => new Promise((turn) => setTimeout(turn)));
}
const scope = () => within(part?.element as HTMLElement);

test('writers see each page with its votes, the share of those it helped, the reasons, and the way to page and source', async () => {
  await visit([[200, summary]]);
  expect(asked).toEqual(['/api/v1/root/pages/feedback?days=30&order=votes']);
  expect(scope().getByText('Pages: 60 · Votes: 12 · Helpful: 75%')).toBeTruthy();
  expect(
    scope()
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Page', 'Votes', 'Helpful', 'Out of date', 'Incomplete', 'Code', 'Other', 'Last vote']);
  expect(
    scope()
      .getAllByRole('cell')
      .map(({ textContent }) => textContent?.trim()),
  ).toEqual(['4', '25%', '2', '0', '1', '0', 'March 2, 2026']);
  expect(scope().getByText('<b>Tea</b>').getAttribute('href')).toBe('/en-US/docs/Tea');
  expect(scope().getByText('View source').getAttribute('href')).toBe('https://git.example/tea.md');
});

test('time, order and language are links, and more pages are a link away', async () => {
  await visit([[200, summary]], '?days=7&order=no&locale=fr');
  expect(asked).toEqual(['/api/v1/root/pages/feedback?days=7&order=no&locale=fr']);
  const chosen = [...(part?.element.querySelectorAll('a[aria-current]') ?? [])].map(({ textContent }) => textContent);
  expect(chosen).toEqual(['7 days', 'Least helpful first', 'Français']);
  expect(scope().getByText('90 days').getAttribute('href')).toBe('/en-US/_feedback?days=90&order=no&locale=fr');
  expect(scope().getByText('Next pages').getAttribute('href')).toBe('/en-US/_feedback?days=7&order=no&locale=fr&offset=50');
});

test('a time without votes says so', async () => {
  await visit([[200, { total: 0, yes: 0, no: 0, pages: [] }]]);
  expect(scope().getByText('No votes in this period.')).toBeTruthy();
});

test.each([401, 403])('who may not see them (%d) is told for whom they are, and may sign in', async (status) => {
  await visit([[status, { code: status, message: 'no', error: 'no' }]]);
  expect(scope().getByRole('alert').textContent).toContain('for staff');
  expect(scope().getByText('Log in').getAttribute('href')).toBe('/users/fxa/login/authenticate/?next=%2Fen-US%2F_feedback');
  expect(part?.element.querySelector('table')).toBeNull();
});

test('votes that could not be fetched can be asked for again', async () => {
  await visit([
    [503, { code: 503, message: 'The database cannot be reached', error: '' }],
    [200, summary],
  ]);
  expect(scope().getByRole('alert').textContent).toContain('The database cannot be reached');
  await act(async () => {
    fireEvent.click(scope().getByText('Try again'));
    await new Promise((turn) => setTimeout(turn));
  });
  expect(scope().getByText('<b>Tea</b>')).toBeTruthy();
});

test('the page that all readers get holds no vote', async () => {
  const html = await renderOnServer(server, 'feedback', { page, address: page.url });
  expect(html).toContain('Fetching the votes…');
  expect(html).not.toContain('<table');
});
