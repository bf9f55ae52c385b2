/** @jest-environment jsdom */
import { fireEvent, within } from '@testing-library/react';
import type { MountedPart } from '@webdocs/testing/render';
import { accountApi, refusal, type AccountApi } from '../../../fixtures/account-api.ts';
import { facts } from '../../../fixtures/ai-help-api.ts';
import { acted, openingOf } from '../../../fixtures/staff-piece.tsx';
import { answerReports } from './AnswerReports.tsx';
import { contentGaps } from './ContentGaps.tsx';

const gaps = '/api/v1/staff/content-gaps/';
const reports = '/api/v1/staff/answer-reports/';
const gap = (id: string, question: string | null, count: number) => ({
  id,
  locale: 'fr',
  question,
  count,
  first: '2026-11-01T10:00:00Z',
  last: '2026-11-20T10:00:00Z',
});
const report = {
  id: 'r1',
  is_helpful: false,
  comment: 'It is 15.5.',
  conversation: [{ question: 'Since when?', answer: facts }],
  created_at: '2026-11-20T10:00:00Z',
};

let api: AccountApi;
let part: MountedPart;
beforeEach(() => {
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  api = accountApi({
    [`GET ${gaps}`]: { status: 200, body: { gaps: [gap('g1', 'Combien coûte <b>', 3), gap('g2', null, 40)], total: 3 } },
    [`GET ${reports}`]: { status: 200, body: { helpful: 12, not_helpful: 3, reports: [report], total: 1 } },
  });
});
afterEach(() => part.unmount());
const scope = () => within(part.element);
const rows = () =>
  scope()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const press = (name: string) => acted(() => fireEvent.click(scope().getByRole('button', { name })));

test('staff see what had no answer, in the words of readers who agreed to it, and how many others there were', async () => {
  part = await openingOf(contentGaps)();
  expect(scope().getByRole('status').textContent).toBe('3 gaps');
  expect(rows()).toEqual([
    'Combien coûte <b>fr · Asked 3 times · last November 20, 2026Take off the list',
    'Questions whose text is not sharedfr · Asked 40 times · last November 20, 2026Take off the list',
  ]);
  expect(part.element.querySelector('[lang=fr]')?.textContent).toBe('Combien coûte <b>');
});

test('a gap that is filled is taken off the list, and the rest can be read', async () => {
  api.answer(`DELETE ${gaps}g1/`, { status: 200 });
  part = await openingOf(contentGaps)();
  await press('Take off the list: Combien coûte <b>');
  expect(api.calls).toContain(`DELETE ${gaps}g1/`);
  expect(scope().getByRole('status').textContent).toBe('It is off the list.');
  expect(document.activeElement?.textContent).toBe('Content gaps');
  api.answer(`GET ${gaps}`, { status: 200, body: { gaps: [gap('g2', null, 40), gap('g3', 'Why?', 1)], total: 2 } });
  await press('Show more');
  expect(rows()).toHaveLength(2);
  expect(scope().queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a gap that cannot be taken off stays, and says why', async () => {
  api.answer(`DELETE ${gaps}g1/`, refusal(503, 'The database is away'));
  part = await openingOf(contentGaps)();
  await press('Take off the list: Combien coûte <b>');
  expect(scope().getByRole('alert').textContent).toContain('The database is away');
  expect(rows()).toHaveLength(2);
});

test('staff see whether answers helped, and what was sent of one that did not, as its reader saw it', async () => {
  api.answer(`DELETE ${reports}r1/`, { status: 200 });
  part = await openingOf(answerReports)();
  expect(scope().getByText('Helpful: 12 · Not helpful: 3')).toBeTruthy();
  expect(scope().getByText('It is 15.5.')).toBeTruthy();
  expect(scope().getByText('From the documentation’s data')).toBeTruthy();
  expect(scope().queryByRole('button', { name: 'Copy' })).toBeNull();
  await press('Delete the report of November 20, 2026: It is 15.5.');
  expect(api.calls).toContain(`DELETE ${reports}r1/`);
  expect(scope().queryByText('It is 15.5.')).toBeNull();
  expect(scope().getByRole('status').textContent).toBe('The report is deleted.');
});
