/** @jest-environment jsdom */
import { withPicturesInside } from './pictures-inside.ts';

function site(files: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const read = async ({ pathname }: URL) => {
    asked.push(pathname);
    const text = files[pathname];
    return text === undefined ? undefined : new window.Blob([text], { type: 'image/png' });
  };
  return { asked, read };
}
const inside = (text: string) => `data:image/png;base64,${btoa(text)}`;

test('files beside the document are put into the code, wherever it names them', async () => {
  const { asked, read } = site({ '/en-US/docs/Web/cup.png': 'a cup', '/en-US/docs/pot.jpg': 'a pot' });
  const code = await withPicturesInside(
    {
      srcPrefix: '/en-US/docs/Web',
      html: '<img src="cup.png" srcset="cup.png 2x"><img src=../pot.jpg>',
      css: 'a { background: url(cup.png), url("../pot.jpg") }',
      js: "image.src = 'cup.png';",
    },
    read,
  );
  expect(code).toEqual({
    srcPrefix: '/en-US/docs/Web',
    html: `<img src="${inside('a cup')}" srcset="${inside('a cup')} 2x"><img src=${inside('a pot')}>`,
    css: `a { background: url(${inside('a cup')}), url("${inside('a pot')}") }`,
    js: `image.src = '${inside('a cup')}';`,
  });
  expect(asked.toSorted()).toEqual(['/en-US/docs/Web/cup.png', '/en-US/docs/pot.jpg']);
});

test('what is elsewhere, is not there, or only looks like a file stays as it is', async () => {
  const { asked, read } = site({});
  const code = { srcPrefix: '/en-US/docs/Web', html: '<img src="https://a.example/cup.png"><img src="none.gif"><p>See cup.png here</p>' };
  expect(await withPicturesInside(code, read)).toEqual(code);
  expect(asked).toEqual(['/en-US/docs/Web/none.gif']);
});

test('code of no document has no files', async () => {
  const { asked, read } = site({});
  const code = { html: '<img src="cup.png">' };
  expect(await withPicturesInside(code, read)).toBe(code);
  expect(asked).toEqual([]);
});

test('of more media than a frame should hold, the rest is left out', async () => {
  const { read } = site({ '/d/a.mp4': 'a', '/d/b.mp4': 'b', '/d/c.png': 'c' });
  const readLarge = async (address: URL) => {
    const file = await read(address);
    return file && (address.pathname.endsWith('.mp4') ? Object.defineProperty(file, 'size', { value: 3_000_000 }) : file);
  };
  const { html = '' } = await withPicturesInside({ srcPrefix: '/d', html: '<a href="a.mp4"><a href="b.mp4"><img src="c.png">' }, readLarge);
  expect(html.match(/href="data:/g)).toHaveLength(1);
  expect(html).toContain('href="b.mp4"');
  expect(html).toContain(inside('c'));
});
