import { openedContent } from '../../fixtures/opened-content.ts';
import { documentText } from '@webdocs/testing/written-tree';

const english = 'files/en-us/web/tea/index.md';
const french = 'files/fr/web/tea/index.md';

async function frenchTea(dates: readonly [english: string, french: string] | undefined, l10n = '') {
  const history = dates && {
    [english]: { modified: dates[0], hash: 'abcdef0123456789' },
    [french]: { modified: dates[1], hash: '0123456789abcdef' },
  };
  const { page } = await openedContent({
    [english]: documentText('Web/Tea', 'Tea'),
    [french]: documentText('Web/Tea', 'Thé', 'Texte.', l10n ? { l10n } : {}),
    '_git_history.json': JSON.stringify(history ?? {}),
  });
  const { isMachineTranslated, englishModified } = (await page('Doc', '/fr/docs/Web/Tea')).doc;
  return { isMachineTranslated, englishModified };
}

test('a translation says when the English page was changed after it', async () => {
  expect(await frenchTea(['2026-03-02T10:00:00Z', '2026-01-02T10:00:00Z'])).toEqual({ englishModified: '2026-03-02T10:00:00Z' });
});

test('one that is newer than the English page says nothing of it', async () => {
  expect(await frenchTea(['2026-01-02T10:00:00Z', '2026-03-02T10:00:00Z'])).toEqual({});
});

test('nor does one of the very text that is there now', async () => {
  expect(await frenchTea(['2026-03-02T10:00:00Z', '2026-01-02T10:00:00Z'], '{ sourceCommit: abcdef01 }')).toEqual({});
});

test('without dates nothing is known', async () => {
  expect(await frenchTea(undefined)).toEqual({});
});

test('a translation that a machine made says so', async () => {
  expect(await frenchTea(undefined, '{ machineTranslated: true }')).toEqual({ isMachineTranslated: true });
});

test.each(['soon', '[1, 2]', '{ machineTranslated: 7 }', '{ sourceCommit: [x] }'])(
  'front matter like %s is no reason to fail',
  async (l10n) => {
    expect(await frenchTea(['2026-03-02T10:00:00Z', '2026-01-02T10:00:00Z'], l10n)).toEqual({ englishModified: '2026-03-02T10:00:00Z' });
  },
);

test('an English page is no translation', async () => {
  const { page } = await openedContent({ [english]: documentText('Web/Tea', 'Tea') });
  expect((await page('Doc', '/en-US/docs/Web/Tea')).doc).not.toHaveProperty('englishModified', expect.anything());
});
