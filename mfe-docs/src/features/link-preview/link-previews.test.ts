/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/dom';
import { linkPreviews, type LinkPreviews } from './link-previews.ts';

const tea = { title: '`Tea`', summary: 'Leaves in hot water.', locale: 'fr', status: { baseline: 'high' } };
let number = 0;
let previews: LinkPreviews;
let link: HTMLAnchorElement;
let other: HTMLAnchorElement;

function answer(response: () => Promise<unknown>) {
  globalThis.fetch = jest.fn(response) as unknown as typeof fetch;
}
const found = (data: unknown) => async () => ({ ok: true, json: async () => data });
const card = () => document.querySelector('[role="tooltip"]');
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
/** Answers are remembered, so each link leads to a document of its own. */
const point = (at = link) => previews.consider(at, at.pathname, 'pointer');

beforeEach(() => {
  jest.useFakeTimers();
  HTMLElement.prototype.showPopover = () => undefined;
  number += 1;
  document.body.innerHTML = `<article><a href="/en-US/docs/Tea${number}">tea</a> <a href="/en-US/docs/Cup${number}">cup</a></article>`;
  [link, other] = [...document.querySelectorAll('a')] as [HTMLAnchorElement, HTMLAnchorElement];
  answer(found(tea));
  previews = linkPreviews((id) => id);
});
afterEach(() => {
  previews.stop();
  jest.useRealTimers();
});

test('a card says what the document is about and how widely it can be used, and describes the link', async () => {
  point();
  await pass(149);
  expect(card()).toBeNull();
  await pass(1);
  expect([...(card()?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Tea',
    'Leaves in hot water.',
    'docs-baseline-high',
  ]);
  expect(card()?.getAttribute('lang')).toBe('fr');
  expect(link.getAttribute('aria-describedby')).toBe(card()?.id);
  expect(fetch).toHaveBeenCalledWith(`/en-US/docs/Tea${number}/metadata.json`);
});

test('a pointer that only passes by shows nothing and asks for nothing', async () => {
  point();
  await pass(100);
  fireEvent.pointerLeave(link);
  await pass(1000);
  expect(card()).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

test('the card stays while the pointer is on it, and goes when the pointer leaves', async () => {
  point();
  await pass(300);
  fireEvent.pointerLeave(link);
  await pass(100);
  fireEvent.pointerEnter(card() as Element);
  await pass(10_000);
  expect(card()).not.toBeNull();
  fireEvent.pointerLeave(card() as Element);
  await pass(200);
  expect(card()).toBeNull();
  expect(link.hasAttribute('aria-describedby')).toBe(false);
});

test('the card of a link that was reached by keyboard stays until the focus leaves', async () => {
  previews.consider(link, link.pathname, 'focus');
  await pass(10_000);
  expect(card()).not.toBeNull();
  fireEvent.blur(link);
  await pass(200);
  expect(card()).toBeNull();
});

test('Escape takes the card away and leaves the focus; it comes back when the link was left', async () => {
  link.focus();
  previews.consider(link, link.pathname, 'focus');
  await pass(300);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(card()).toBeNull();
  expect(document.activeElement).toBe(link);
  point();
  await pass(1000);
  expect(card()).toBeNull();
  fireEvent.pointerLeave(link);
  fireEvent.blur(link);
  await pass(200);
  point();
  await pass(300);
  expect(card()).not.toBeNull();
});

test('there is one card at a time', async () => {
  point();
  await pass(300);
  point(other);
  expect(card()).toBeNull();
  await pass(300);
  expect(document.querySelectorAll('[role="tooltip"]')).toHaveLength(1);
  expect(other.getAttribute('aria-describedby')).toBe(card()?.id);
});

test('what is known is not asked for again', async () => {
  point();
  await pass(300);
  fireEvent.pointerLeave(link);
  await pass(200);
  point();
  await pass(300);
  expect(card()).not.toBeNull();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each([
  ['there is no such page', async () => ({ ok: false, status: 404 })],
  ['the network is away', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the answer is something else', found({ hello: 'there' })],
  ['the document has no summary', found({ title: 'Tea' })],
])('where %s the link is all there is', async (_, response) => {
  answer(response);
  point();
  await pass(1000);
  expect(card()).toBeNull();
});

test('an answer that comes when the link was left shows nothing', async () => {
  let arrive: (response: unknown) => void = () => undefined;
  answer(() => new Promise((resolve) => (arrive = resolve)));
  point();
  await pass(300);
  fireEvent.pointerLeave(link);
  await pass(200);
  arrive({ ok: true, json: async () => tea });
  await pass(0);
  expect(card()).toBeNull();
});

test('with its page the card goes too', async () => {
  point();
  await pass(300);
  previews.stop();
  expect(card()).toBeNull();
});
