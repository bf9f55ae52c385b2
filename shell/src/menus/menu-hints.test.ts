import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { renderOnServer } from '@webdocs/testing/render';
import { hintHtml } from './menu-hints.ts';

const { server: shell } = remoteUnderTest();

test('each menu says in a line what is behind its links', async () => {
  const header = (url: string) => renderOnServer(shell, 'header', { page: { renderer: 'Spa', url, slug: 'x', pageTitle: 'A page' } });
  expect(await header('/en-US/docs/Web')).toMatch(/HTTP<span[^>]*><span[^>]*>Headers, methods and status codes</);
  expect(await header('/fr/docs/Web')).toMatch(/API web<span[^>]*><span[^>]*>Interfaces pour les pages et les workers</);
  expect(await header('/en-US/docs/Web')).not.toContain('-hint');
});

test('a line is text, whatever is in it', () => {
  expect(hintHtml(() => 'HTML & <b>', 'x')).toBe('HTML &#38; &#60;b&#62;');
});
