import { expect, goOffline, hydrated, test } from '../site/site-test.ts';
import { axeViolations } from '../pages/axe-violations.ts';
import { Header } from '../pages/header.ts';
import { readers, visitAs } from '../pages/reader.ts';

test('open menus and notices have no violation that axe finds', async ({ page, context }) => {
  await visitAs(page, readers.signedIn);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en-US/about');
  await hydrated(page);
  const header = new Header(page);
  for (const menu of [header.menu('Plus'), header.theme, header.language, header.user]) {
    await menu.open();
    expect(await axeViolations(page, '#shell-header')).toEqual([]);
  }
  await goOffline(page);
  await expect(page.getByText('You are reading offline.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await context.setOffline(false);
  await page.setViewportSize({ width: 390, height: 844 });
  await header.mainMenuToggle.click();
  await header.menu('References').open();
  expect(await axeViolations(page, '#shell-header')).toEqual([]);
});
