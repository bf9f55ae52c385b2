import { addressOf } from '@webdocs/contracts/reader/address';
import { ContributorSpotlightPageSchema } from '@webdocs/contracts/page/page';
import { parse } from 'valibot';
import { openedContent } from '../../fixtures/opened-content.ts';

const profile = (name: string, folder: string, more = '') =>
  `---\ncontributor_name: ${name}\nfolder_name: ${folder}\nimg_alt: A face\nusernames:\n  github: ${folder}\nquote: I read, so I write.\n${more}---\n\nHello.\n\n## Why\n\nBecause.\n`;
const files = {
  'contributors/a-writer/index.md': profile('A. Writer', 'a-writer'),
  'contributors/a-writer/profile-image.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>',
  'contributors/b-writer/index.md': profile('B. Writer', 'b-writer', 'is_featured: true\n'),
};

test('a profile has a name, a portrait, a quote and its sections', async () => {
  const { page, content, problems } = await openedContent(files);
  const spotlight = await page('ContributorSpotlight', '/en-US/community/spotlight/a-writer');
  expect(() => parse(ContributorSpotlightPageSchema, spotlight)).not.toThrow();
  expect(spotlight.hyData).toMatchObject({
    contributorName: 'A. Writer',
    folderName: 'a-writer',
    isFeatured: false,
    profileImg: '/en-US/community/spotlight/a-writer/profile-image.svg',
    profileImgAlt: 'A face',
    usernames: { github: 'a-writer' },
    quote: 'I read, so I write.',
  });
  expect(spotlight.hyData.sections).toHaveLength(2);
  expect(await content.attachment(spotlight.hyData.profileImg ?? '')).toMatchObject({ type: 'image/svg+xml' });
  expect(problems).toEqual([]);
});

test('a profile is at the address of every language, and counts as English', async () => {
  const { page, content } = await openedContent(files);
  expect((await page('ContributorSpotlight', '/ja/community/spotlight/a-writer')).url).toBe('/ja/community/spotlight/a-writer');
  expect(await content.page(addressOf('/ja/community/spotlight/A-Writer'))).toEqual({
    kind: 'moved',
    to: '/ja/community/spotlight/a-writer',
  });
  expect([
    content.exists('en-US', '/en-US/community/spotlight/a-writer'),
    content.exists('ja', '/ja/community/spotlight/a-writer'),
  ]).toEqual([true, false]);
});

test('the contributor who is featured is thanked on the home page', async () => {
  const { page } = await openedContent(files);
  expect((await page('Homepage', '/fr/')).hyData.featuredContributor).toEqual({
    contributorName: 'B. Writer',
    url: '/fr/community/spotlight/b-writer',
    quote: 'I read, so I write.',
  });
});

test.each(['javascript:alert(1)', '//a.example', 'here'])(
  'the thanks of an editor that lead to %s are told of and left out',
  async (url) => {
    const featuredContributor = { contributorName: 'A', url, quote: 'Q' };
    const { page, problems } = await openedContent({ ...files, 'featured.json': JSON.stringify({ featuredContributor }) });
    expect((await page('Homepage', '/en-US/')).hyData.featuredContributor?.contributorName).toBe('B. Writer');
    expect(problems).toEqual([expect.stringContaining('featured.json')]);
  },
);

test('a quote may say where it was published, on the web', async () => {
  const of = async (source: string) => {
    const { page, problems } = await openedContent({
      'contributors/a-writer/index.md': profile('A. Writer', 'a-writer', `quote_source: ${source}\n`),
    });
    const { quote, quoteSource } = (await page('ContributorSpotlight', '/en-US/community/spotlight/a-writer')).hyData;
    return [quote, quoteSource, problems];
  };
  expect(await of('https://a.example/readme')).toEqual(['I read, so I write.', 'https://a.example/readme', []]);
  expect(await of('javascript:alert(1)')).toEqual(['I read, so I write.', undefined, [expect.stringContaining('quote_source')]]);
});

test.each(['usernames:', 'quote: 7', 'quote:', 'img_alt: [a]', 'profile_img: {}', 'is_featured: perhaps', 'usernames: none'])(
  'a profile of which "%s" makes no sense is shown without it, and told of',
  async (line) => {
    const { page, problems } = await openedContent({
      'contributors/a/index.md': `---\ncontributor_name: A. Writer\nfolder_name: a\n${line}\n---\n\nHello.\n`,
    });
    const spotlight = await page('ContributorSpotlight', '/en-US/community/spotlight/a');
    expect(() => parse(ContributorSpotlightPageSchema, spotlight)).not.toThrow();
    expect([spotlight.hyData.contributorName, spotlight.hyData.isFeatured]).toEqual(['A. Writer', false]);
    expect(problems).toEqual([expect.stringContaining(`a/index.md:4: ${line.split(':')[0]}: `)]);
  },
);

test.each(['../x', 'a?b', 'a#b', '50%'])('a profile whose folder is %s, which is no address, is told of and left out', async (folder) => {
  const { content, problems } = await openedContent({ 'contributors/x/index.md': profile('X', `"${folder}"`) });
  expect(problems).toEqual([expect.stringContaining('folder_name')]);
  expect(content.paths().filter((path) => path.includes('spotlight'))).toEqual([]);
});
