import { execFileSync } from 'node:child_process';
import { GenericPageSchema } from '@webdocs/contracts/page/page';
import { writeIn, writtenTree } from '@webdocs/testing/written-tree';
import { parse } from 'valibot';
import { openedContent } from '../../fixtures/opened-content.ts';

const community = '---\ntitle: Community\ntemplate: GenericCommunity\n---\n\nHelp us.\n';
const issue = (number: number, more: object = {}) => ({
  number,
  title: `Issue ${number}`,
  url: `https://code.example/issues/${number}`,
  updated_at: `2026-03-0${number}T10:00:00Z`,
  labels: ['good first issue'],
  ...more,
});

async function communityWith(files: Readonly<Record<string, string>>) {
  const { page, problems } = await openedContent({ 'generic/en-US/community.md': community, ...files });
  const { hyData, ...rest } = await page('Generic', '/en-US/community');
  expect(() => parse(GenericPageSchema, { ...rest, hyData })).not.toThrow();
  return { hyData, problems };
}

test('the page about the community lists issues, the latest first', async () => {
  const { hyData } = await communityWith({ 'issues.json': JSON.stringify({ items: [issue(1), issue(3), issue(2)] }) });
  expect(hyData.issues?.map(({ number, labels }) => [number, labels])).toEqual([3, 2, 1].map((number) => [number, ['good first issue']]));
});

test('without a history and a list of issues there is nothing to show of either', async () => {
  const { hyData } = await communityWith({});
  expect([hyData.contributors, hyData.issues]).toEqual([undefined, undefined]);
});

test.each([
  ['that leads to a script', issue(1, { url: 'javascript:alert(1)' })],
  ['without a date', issue(1, { updated_at: 'soon' })],
  ['without a title', { ...issue(1), title: undefined }],
])('a list with an issue %s is told of and left out', async (_, wrong) => {
  const { hyData, problems } = await communityWith({ 'issues.json': JSON.stringify({ items: [issue(2), wrong] }) });
  expect(hyData.issues).toBeUndefined();
  expect(problems).toEqual([expect.stringContaining('issues.json')]);
});

test('other pages about the site do without both', async () => {
  const { page } = await openedContent({
    'generic/en-US/about.md': '---\ntitle: About\n---\n\nUs.\n',
    'issues.json': JSON.stringify({ items: [issue(1)] }),
  });
  expect((await page('Generic', '/en-US/about')).hyData.issues).toBeUndefined();
});

describe('the page about the site', () => {
  const spotlight = '---\ncontributor_name: A. Writer\nprofile_img: profile-image.svg\n---\n\nI write.\n';
  const aboutWith = async (files: Readonly<Record<string, string>>) => {
    const { page, problems } = await openedContent({
      'generic/en-US/about.md': '---\ntitle: About\ntemplate: GenericAbout\n---\n\nUs.\n',
      'contributors/a-writer/index.md': spotlight,
      'contributors/a-writer/profile-image.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      ...files,
    });
    const about = await page('Generic', '/en-US/about');
    expect(() => parse(GenericPageSchema, about)).not.toThrow();
    return { team: about.hyData.team, problems };
  };
  const writer = { name: 'A. Writer', url: '/en-US/community/spotlight/a-writer' };
  const introduced = [{ ...writer, picture: `${writer.url}/profile-image.svg` }];

  test('names the team that its content lists, in that order', async () => {
    const items = [{ name: 'B. Editor', role: 'Editor', url: 'https://b.example/' }, { name: 'A. Editor' }];
    expect((await aboutWith({ 'team.json': JSON.stringify({ items }) })).team).toEqual(items);
  });

  test('without a list it names those who are introduced in a spotlight', async () => {
    expect((await aboutWith({})).team).toEqual(introduced);
  });

  test.each([
    ['that leads to a script', { name: 'B', url: 'javascript:alert(1)' }],
    ['that leads to another site by a backslash', { name: 'B', url: '/\\b.example' }],
    ['with a picture of another site', { name: 'B', picture: 'https://b.example/b.png' }],
    ['with a picture of another protocol', { name: 'B', picture: '//b.example/b.png' }],
    ['without a name', { name: ' ' }],
  ])('a list with a member %s is told of and left out', async (_, wrong) => {
    const { team, problems } = await aboutWith({ 'team.json': JSON.stringify({ items: [wrong] }) });
    expect(team).toEqual(introduced);
    expect(problems).toEqual([expect.stringContaining('team.json')]);
  });
});

test('those who changed pages are listed, who changed most of them first, as far as the history tells', async () => {
  const root = writtenTree({ 'generic/en-US/community.md': community });
  const commitAs = (name: string, path: string) => {
    writeIn(root, path, 'Text.');
    for (const words of [
      ['add', '.'],
      ['-c', `user.name=${name}`, '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false', 'commit', '-qm', 'x'],
    ])
      execFileSync('git', ['-C', root, ...words], { stdio: 'pipe' });
  };
  execFileSync('git', ['-C', root, 'init', '-q'], { stdio: 'pipe' });
  commitAs('A. Writer', 'files/en-us/a/index.md');
  commitAs('B. Writer', 'files/en-us/b/index.md');
  commitAs('B. Writer', 'files/en-us/c/index.md');
  commitAs('C. Builder', 'build.js');
  const { page } = await openedContent({}, { roots: [root] });
  expect((await page('Generic', '/en-US/community')).hyData.contributors).toEqual({
    total: 2,
    items: [
      { name: 'A. Writer', pages: 2 },
      { name: 'B. Writer', pages: 2 },
    ],
  });
});
