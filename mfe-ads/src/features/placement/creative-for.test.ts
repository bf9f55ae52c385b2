import { slotNames } from '@webdocs/contracts/remote/slot';
import { creativeFor } from './creative-for.ts';

const everything = { plus: true, ads: true, newsletter: true, aiHelp: true, observatory: true };
const placements = slotNames.filter((name) => name.startsWith('ad-'));
const nameOf = (slot: (typeof slotNames)[number], pathname: string, features = everything) =>
  creativeFor(slot, pathname, { features })?.name;

test('the top band speaks of AI Help and leads to it', () => {
  expect(creativeFor('ad-top', '/en-US/docs/Web', { features: everything })).toMatchObject({
    name: 'ai-help',
    href: '/en-US/plus/ai-help',
  });
});

test('no placement advertises the page that it is on', () => {
  const withoutAiHelp = { ...everything, aiHelp: false };
  expect(nameOf('ad-top', '/en-US/curriculum/', withoutAiHelp)).toBe('plus');
  expect(nameOf('ad-top', '/en-US/curriculum/core/', { ...withoutAiHelp, plus: false })).toBe('advertising');
});

test.each(['/en-US/plus', '/fr/plus/settings', '/ja/plus/collections', '/en-US/plus/docs/faq', '/en-US/plus/ai-help'])(
  'on %s nothing advertises Plus or what belongs to it',
  (pathname) => {
    for (const features of [everything, { ...everything, aiHelp: false }]) {
      for (const absent of [[], ['/curriculum/'], ['/curriculum/', '/advertising']]) {
        for (const slot of placements) {
          expect(['curriculum', 'advertising', undefined]).toContain(creativeFor(slot, pathname, { features, absent })?.name);
        }
      }
    }
  },
);

test('no creative is twice on a page, whatever a site has', () => {
  const missing = ['/plus/ai-help', '/curriculum/', '/plus', '/advertising'];
  const kinds = ['docs/Web/CSS', 'docs/Learn', 'blog/', 'search', 'play', 'curriculum/core/', 'plus', 'about'];
  for (const some of missing.map((_, index) => missing.slice(index))) {
    for (const kind of kinds) {
      const together = (['ad-top', 'ad-side'] as const).map((slot) =>
        creativeFor(slot, `/en-US/${kind}`, { features: everything, absent: some }),
      );
      const names = together.flatMap((creative) => creative?.name ?? []);
      expect([kind, some, new Set(names).size]).toEqual([kind, some, names.length]);
    }
    const home = (['ad-home-main', 'ad-home-footer'] as const).map((slot) =>
      creativeFor(slot, '/fr/', { features: everything, absent: some }),
    );
    const names = home.flatMap((creative) => creative?.name ?? []);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('the side card and the bottom banner of one document are the same message', () => {
  for (const pathname of ['/en-US/docs/Web/CSS', '/fr/docs/Web/HTML', '/ja/docs/Learn', '/en-US/docs/Web/API/Window']) {
    expect(nameOf('ad-side', pathname)).toBe(nameOf('ad-bottom', pathname));
  }
});

test('home shows Plus large and advertising at its foot, at both of its addresses', () => {
  expect(nameOf('ad-home-main', '/en-US/')).toBe('plus');
  expect(nameOf('ad-home-footer', '/en-US/')).toBe('advertising');
  expect(nameOf('ad-home-main', '/en-US')).toBe('plus');
});

test('the pages of a section share a creative, whatever the language', () => {
  expect(nameOf('ad-side', '/en-US/docs/Web/CSS/color')).toBe(nameOf('ad-side', '/es/docs/Web/CSS/grid'));
});

test('different sections are not all given the same one', () => {
  const sections = ['docs/Web/CSS', 'docs/Web/HTML', 'docs/Web/API', 'docs/Web/HTTP', 'blog', 'play', 'search'];
  expect(new Set(sections.map((section) => nameOf('ad-side', `/en-US/${section}`))).size).toBeGreaterThan(1);
});

test('without AI Help nothing leads to it', () => {
  for (const slot of placements) expect(nameOf(slot, '/en-US/docs/Web', { ...everything, aiHelp: false })).not.toBe('ai-help');
});

test('where the page of AI Help is missing the top band speaks of the curriculum', () => {
  expect(creativeFor('ad-top', '/en-US/docs/Web', { features: everything, absent: ['/plus/ai-help'] })).toMatchObject({
    name: 'curriculum',
    href: '/en-US/curriculum/',
  });
  const absent = ['/plus/ai-help', '/curriculum/', '/plus'];
  expect(creativeFor('ad-top', '/en-US/docs/Web', { features: everything, absent })?.name).toBe('advertising');
  expect(creativeFor('ad-side', '/en-US/docs/Web', { features: everything, absent })).toBeUndefined();
});

test('without Plus no placement speaks of it', () => {
  const names = placements.map((slot) => nameOf(slot, '/en-US/docs/Web', { ...everything, plus: false }));
  expect(new Set(names)).toEqual(new Set(['curriculum', 'advertising', undefined]));
});

test('with nothing left to speak of the placement is empty', () => {
  expect(
    creativeFor('ad-top', '/en-US/advertising', { features: { ...everything, plus: false }, absent: ['/curriculum/'] }),
  ).toBeUndefined();
});
