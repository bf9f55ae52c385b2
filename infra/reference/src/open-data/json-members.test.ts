import { randomCases, type Choices } from '@webdocs/testing/random-cases';
import { eachMember, readSpan } from './json-members.ts';

/** Every member by the names that lead to it, objects looked into. */
function membersOf(text: string): Array<[string[], unknown]> {
  const bytes = Buffer.from(text);
  const found: Array<[string[], unknown]> = [];
  eachMember(
    bytes,
    () => true,
    (names, span) => found.push([[...names], readSpan(bytes, span)]),
  );
  return found;
}

function expected(value: object, names: readonly string[] = []): Array<[string[], unknown]> {
  return Object.entries(value).flatMap(([name, child]): Array<[string[], unknown]> => {
    const path = [...names, name];
    const below = typeof child === 'object' && child !== null && !Array.isArray(child) ? expected(child as object, path) : [];
    return [...below, [path, child]];
  });
}

function anyValue(choose: Choices, depth: number): unknown {
  switch (choose.of(depth > 0 ? ['text', 'number', 'word', 'object', 'list'] : ['text', 'number', 'word'])) {
    case 'text':
      return choose.text(8);
    case 'number':
      return choose.of([0, -1.5, 1e21, choose.below(1e6)]);
    case 'word':
      return choose.of([true, false, null]);
    case 'list':
      return choose.list(4, () => anyValue(choose, depth - 1));
    case 'object':
      return anyObject(choose, depth - 1);
  }
}

function anyObject(choose: Choices, depth: number): object {
  return Object.fromEntries(choose.list(5, () => [choose.text(6), anyValue(choose, depth)]));
}

test('the places of all members are found, whatever the names, values and spaces', () => {
  for (const [value, space] of randomCases(300, (choose) => [anyObject(choose, 4), choose.of(['', ' ', '\t', '\n \r'])] as const)) {
    const text = JSON.stringify(value, null, space);
    expect(membersOf(text)).toEqual(expected(JSON.parse(text) as object));
  }
});

test('an object that is not looked into is passed as a whole', () => {
  const bytes = Buffer.from('{"a": {"b": "}\\"{"}, "c": [1, {"d": 2}]}');
  const found: string[] = [];
  eachMember(
    bytes,
    () => false,
    (names, span) => found.push(`${names.join('.')}=${JSON.stringify(readSpan(bytes, span))}`),
  );
  expect(found).toEqual(['a={"b":"}\\"{"}', 'c=[1,{"d":2}]']);
});

test.each(['', '[]', '{', '{"a"', '{"a":', '{"a":}', '{"a":1', '{"a":1,}', '{"a":"', '{"a":[1', '{"a":1}}', '{a:1}'])(
  'a document that ends or goes wrong is refused: %s',
  (text) => {
    expect(() => membersOf(text)).toThrow(SyntaxError);
  },
);

test('no text makes the reader hang or look beyond its end', () => {
  for (const text of randomCases(2000, (choose) => `{${choose.text(20, '{}[]":,\\ 1a')}`)) {
    try {
      membersOf(text);
    } catch (thrown) {
      expect(thrown).toBeInstanceOf(SyntaxError);
    }
  }
});
