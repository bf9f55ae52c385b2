import { openRehearsalBrowser } from './rehearsal-browser.ts';

test.each(['/nowhere/chromium', process.execPath])('%s is no browser, and the failure names it', async (program) => {
  await expect(openRehearsalBrowser(program)).rejects.toMatchObject({ code: 'REHEARSAL_UNAVAILABLE', values: { browser: program } });
});
