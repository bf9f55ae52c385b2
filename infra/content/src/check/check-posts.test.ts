import { openData } from '@webdocs/reference/open-data';
import { configuration } from '@webdocs/testing/public-configuration';
import { writtenTree } from '@webdocs/testing/written-tree';
import { checkPosts } from './check-posts.ts';
import { rootContext } from './root-context.ts';

const data = openData({ report: () => undefined });
const today = '2026-05-01';

async function flawsOf(posts: Readonly<Record<string, string>>, only: readonly string[] = []): Promise<string[]> {
  const files = Object.entries(posts).map(([slug, lines]) => [
    `blog/${slug}/index.md`,
    `---\nslug: ${slug}\ntitle: ${slug}\ndescription: About it.\n${lines}---\n\nText.\n`,
  ]);
  const root = writtenTree({
    ...(Object.fromEntries(files) as Record<string, string>),
    'blog/whole/cover.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'blog/authors/c-writer/index.md': '---\nname: C. Writer\n---\n',
  });
  const context = await rootContext({ roots: [root], configuration, data, report: () => undefined });
  return checkPosts(context, { only, today }).flatMap(({ url, flaws }) =>
    flaws.map(({ kind, line, explanation }) => `${url} ${line} ${kind}: ${explanation}`),
  );
}

const whole = 'image: { file: cover.svg }\ndate: "2026-04-30"\nauthor: c-writer\n';

test('a post that says all of itself has no flaw', async () => {
  expect(await flawsOf({ whole })).toEqual([]);
});

test('a post without picture, date and author is told of', async () => {
  expect(await flawsOf({ bare: '' })).toEqual([
    '/en-US/blog/bare/ 1 post-image: The post has no image: the card of the blog is shown in its place',
    '/en-US/blog/bare/ 1 post-date: The post has no date: it is listed after all others',
    '/en-US/blog/bare/ 1 post-author: The post names no author: it is signed by the team',
  ]);
});

test.each([
  ['a date in the future', 'date: "2026-04-30"', 'date: "2026-05-02"', /^6 post-date: 2026-05-02 is in the future/],
  ['a picture that is not there', 'cover.svg', 'other.svg', /^5 post-image: There is no file other\.svg/],
  ['an author without a folder', 'c-writer', 'd-writer', /^7 post-author: No author has a folder authors\/d-writer/],
  [
    'a face on another site',
    'c-writer',
    '{ name: C, avatar_url: "https://f.example/c.png" }',
    /^7 post-author: The picture https:\/\/f\.example/,
  ],
  ['a tag of signs alone', 'author:', 'tags: ["!?"]\nauthor:', /^7 post-tag: Nothing of the tag "!\?"/],
  ['a series of one', 'author:', 'series: Alone\nauthor:', /^7 post-series: No other post/],
])('%s is told of with its line', async (_, written, instead, told) => {
  const [flaw = '', ...more] = await flawsOf({ whole: whole.replace(written, instead) });
  expect(flaw.replace('/en-US/blog/whole/ ', '')).toMatch(told);
  expect(more).toEqual([]);
});

test.each([
  ['a date that is none', 'date: "2026-04-30"', 'date: "2026-02-30"', /^6 post-date: date: is no day like 2026-03-31: the post is shown/],
  ['a picture outside its folder', 'cover.svg', '../cover.svg', /^5 post-image: image: is no name of a file beside the post/],
  ['an author that is a number', 'author: c-writer', 'author: 7', /^7 post-author: author: .*: the post is shown without it/],
  ['tags that are no list', 'author:', 'tags: 7\nauthor:', /^7 post-tag: tags: .*: the post is shown without it/],
  ['a series without a name', 'author:', 'series: ""\nauthor:', /^7 post-series: series: .*: the post is shown without it/],
])('a post with %s is told of and shown without it', async (_, written, instead, told) => {
  const [flaw = '', ...more] = await flawsOf({ whole: whole.replace(written, instead) });
  expect(flaw.replace('/en-US/blog/whole/ ', '')).toMatch(told);
  expect(more).toEqual([]);
});

test('two parts of a series with one number are told of, and each file can be checked alone', async () => {
  const posts = { whole: `${whole}series: { name: S, part: 1 }\n`, other: `${whole}series: { name: S, part: 1 }\n` };
  const twice = 'post-series: The series "S" has more than one part 1';
  expect(await flawsOf(posts, ['/en-US/blog/whole'])).toEqual([`/en-US/blog/whole/ 8 ${twice}`]);
});
