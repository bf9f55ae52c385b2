/** @jest-environment jsdom */
import type { PageOf } from '@webdocs/contracts/page/page';
import { act, fireEvent, within } from '@testing-library/react';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, renderOnServer, type MountedPart } from '@webdocs/testing/render';
import { accountApi } from '../../../fixtures/account-api.ts';

const { server, inBrowser } = remoteUnderTest();
const part = inBrowser('post-newsletter');

const page: PageOf<'Spa'> = { renderer: 'Spa', url: '/en-US/blog/a-post/', slug: 'blog/a-post', pageTitle: 'A post' };

let mounted: MountedPart | undefined;
afterEach(() => mounted?.unmount());

test('below a post the form is in the text of the server under a heading of its own, comes alive without a change, and signs up', async () => {
  const api = accountApi({ 'POST /api/v1/newsletter': { status: 201, body: { subscribed: true } } });
  const html = await renderOnServer(server, 'post-newsletter', { page });
  const element = document.createElement('div');
  element.innerHTML = html;
  expect(element.querySelector('h2')?.textContent).toMatch(/^Stay informed with /);
  expect(element.querySelector('h1')).toBeNull();
  expect(element.querySelector('button')?.disabled).toBe(true);

  mounted = await mountInBrowser(part, 'mfe-plus/post-newsletter', { page }, html);
  expect(mounted.reports).toEqual([]);
  const region = within(mounted.element).getByRole('region', { name: /Stay informed/ });
  fireEvent.change(within(region).getByLabelText('Email'), { target: { value: 'reader@example.com' } });
  fireEvent.click(within(region).getByRole('checkbox'));
  await act(async () => {
    fireEvent.submit(region.querySelector('form') as HTMLFormElement);
    await new Promise((turn) => setTimeout(turn));
  });
  expect(api.calls).toEqual(['POST /api/v1/newsletter {"email":"reader@example.com"}']);
  expect(within(region).getByRole('status').textContent).toContain('Thanks!');
});
