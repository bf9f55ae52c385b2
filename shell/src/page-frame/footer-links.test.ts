import { footerColumns, legalLinks, socialLinks } from './footer-links.ts';

const features = { plus: true, ads: true, newsletter: true, aiHelp: true, observatory: true };
const addresses = {
  compat: '',
  updates: '',
  observatory: '',
  examples: '',
  play: '',
  identity: '',
  repository: 'https://repository.example',
  support: 'https://support.example',
  feedback: 'https://issues.example',
};
const linksOf = (change: Partial<typeof features> = {}) =>
  Object.fromEntries(
    footerColumns('ja', { features: { ...features, ...change }, addresses }).map(({ id, links }) => [id, links.map(({ href }) => href)]),
  );

test('the foot of the page has four columns of links', () => {
  expect(linksOf()).toEqual({
    site: ['/ja/about', '/en-US/blog/', '/ja/plus', '/en-US/advertising'],
    support: ['https://support.example', '/en-US/plus/docs/faq', 'https://issues.example'],
    communities: ['/en-US/community', 'https://repository.example'],
    developers: ['/ja/docs/Web', '/ja/docs/Learn', '/ja/docs/Web/Accessibility', '/en-US/curriculum/'],
  });
});

test('what is switched off has no link', () => {
  expect(JSON.stringify(linksOf({ plus: false }))).not.toContain('/plus');
  expect(linksOf({ ads: false }).site).not.toContain('/en-US/advertising');
});

test('the site can be followed elsewhere, and its rules read', () => {
  expect(socialLinks({ features, addresses }).map(({ href }) => href)).toEqual(['https://repository.example']);
  expect(legalLinks('fr').map(({ href }) => href)).toEqual(['/fr/about/privacy', '/fr/about/terms', '/en-US/legal/licence']);
});
