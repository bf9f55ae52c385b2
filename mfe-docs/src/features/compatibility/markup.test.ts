import { markup } from './markup.ts';

test('text in a gap is text, markup stays markup', () => {
  expect(markup`<p title="${'a "b"'}">${'<b>&'}${markup`<i>${1}</i>`}</p>`.source).toBe(
    '<p title="a &quot;b&quot;">&lt;b&gt;&amp;<i>1</i></p>',
  );
});

test('lists are put one after the other, nothing leaves nothing', () => {
  expect(markup`${[markup`<li>a</li>`, ['b', undefined]]}${false}`.source).toBe('<li>a</li>b');
});

test('a template may be broken into lines without a trace', () => {
  const list = markup`<ul
    class="${'a'}"
  >
    <li>${'one\ntwo'}</li>
    ${'three'}
  </ul>`;
  expect(list.source).toBe('<ul class="a" ><li>one\ntwo</li>three</ul>');
});
