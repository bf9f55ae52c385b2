/** @jest-environment jsdom */
import { act, fireEvent, within } from '@testing-library/react';
import { learningKey, noProgress, withChapter } from '@webdocs/contracts/reader/learning-progress';
import { definePart } from '@webdocs/remote-kit';
import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { mountInBrowser, type MountedPart } from '@webdocs/testing/render';
import { boilPage } from '../../../fixtures/kettle-pages.ts';
import { learningCard } from './LearningCard.tsx';
import { progressStore } from '@webdocs/reading/progress-store';

const chapters = ['First', 'Second'].map((title) => ({ uri: `/en-US/docs/Learn/${title}`, title }));
const Card = learningCard.component;
const lifecycles = browserEntry(definePart({ component: () => <Card chapters={chapters} />, messages: learningCard.messages }));

let part: MountedPart;
const open = async () => (part = await mountInBrowser(lifecycles, 'mfe-docs/page', { page: boilPage }));
const scope = () => within(part.element);
beforeEach(() => localStorage.clear());
afterEach(() => part.unmount());

test('a reader who has not begun is led to the first chapter', async () => {
  await open();
  expect(scope().getByRole('region', { name: 'Start here' })).toBeTruthy();
  expect(scope().getByRole('link', { name: 'Start' }).getAttribute('href')).toBe('/en-US/docs/Learn/First');
  expect(scope().queryByText('Your progress')).toBeNull();
});

test('a reader who comes back goes on where they were, and sees what is solved', async () => {
  const exercises = { 'A bar': { at: 1, done: 2, count: 3 }, Gaps: { at: 1, done: 1, count: 1 } };
  const progress = withChapter(noProgress, 'Learn/Second', { section: { id: 'two_axes', title: 'Two axes' }, exercises }, Date.now());
  localStorage.setItem(learningKey, JSON.stringify(progress));
  await open();
  expect(scope().getByRole('region', { name: 'Continue where you were' }).textContent).toContain('You are at “Two axes”.');
  expect(scope().getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/en-US/docs/Learn/Second#two_axes');
  expect(
    scope()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['A bar2 of 3', 'Gaps1 of 1']);
  expect(scope().getByText('0 of 2 chapters read')).toBeTruthy();
  expect(scope().getByText('Saved on this device.', { exact: false })).toBeTruthy();
});

test('a reset asks first, and then begins from nothing; the focus stays with it', async () => {
  localStorage.setItem(learningKey, JSON.stringify(withChapter(noProgress, 'Learn/First', { read: 5 }, 5)));
  await open();
  act(() => void fireEvent.click(scope().getByRole('button', { name: 'Reset…' })));
  expect(document.activeElement).toBe(
    within(scope().getByRole('group', { name: /^Delete all progress/ })).getByRole('button', { name: 'Cancel' }),
  );
  act(() => void fireEvent.click(scope().getByRole('button', { name: 'Cancel' })));
  expect(document.activeElement).toBe(scope().getByRole('button', { name: 'Reset…' }));
  expect(progressStore.now().chapters['Learn/First']?.read).toBe(5);
  act(() => void fireEvent.click(scope().getByRole('button', { name: 'Reset…' })));
  act(() => void fireEvent.click(scope().getByRole('button', { name: 'Delete' })));
  expect(progressStore.now().chapters).toEqual({});
  expect(document.activeElement).toBe(scope().getByRole('region', { name: 'Start here' }));
});
