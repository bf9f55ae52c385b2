import { FluentBundle } from '@fluent/bundle';
import { messageLines, translationLines } from './message-lines.ts';
import { prepareMessages, readMessages } from './message-source-in-browsers.ts';
import { readMessages as readAsWritten } from './message-source.ts';

const written = `# A comment stays at home
title = Tea
-brand = The house
welcome = Welcome to { -brand }, { $name }
cups = { $count ->
    [one] one cup
   *[other] { $count } cups
  }
lines =
    first
    second
bracket = {"["}x]
braces = {"{"}name{"}"}
none = { $count ->
    [0] No cups|=
   *[other] { $name }: { $count -> 
        [one] a cup
       *[other] cups
      }
  }
both = { $name } { $name }
start = [x]
nothing = {""}
`;
const ids = ['title', 'welcome', 'cups', 'lines', 'bracket', 'braces', 'none', 'both', 'start', 'nothing'];

function said(...resources: Array<ReturnType<typeof readMessages>>): string[] {
  const bundle = new FluentBundle('en-US', { useIsolating: false });
  for (const resource of resources) bundle.addResource(resource, { allowOverrides: true });
  return ids.map((id) => bundle.formatPattern(bundle.getMessage(id)?.value ?? '?', { name: 'Ada', count: 3 }));
}

test('browsers say what servers say, without a parser', () => {
  const sentences = [
    ...['Tea', 'Welcome to The house, Ada', '3 cups', 'first\nsecond', '[x]'],
    ...['{name}', 'Ada: cups', 'Ada Ada', '[x]', ''],
  ];
  expect(said(readAsWritten(written))).toEqual(sentences);
  expect(said(readMessages(messageLines('more = More') + messageLines(written)))).toEqual(sentences);
});

test('what the build has read is left as it is, and what an older remote brings is read then', async () => {
  const lines = messageLines(written);
  expect(lines).not.toContain('comment');
  expect(await prepareMessages(lines, lines)).toBe(lines);
  expect(said(readMessages(await prepareMessages(written, written)))).toEqual(said(readMessages(lines)));
});

test('a variable and a choice are written in short, whatever else a message has as JSON', () => {
  const lines = (source: string) => messageLines(source).trim();
  expect(lines('cups = { $count ->\n [one] one\n *[other] { $count } cups\n }, { $name }')).toBe(
    'cups={count|one=one|other={count} cups}, {name}',
  );
  const defaultFirst = '[{"type":"select"';
  expect(lines('cups = { $count ->\n *[other] cups\n [one] cup\n }')).toContain(`cups=${defaultFirst}`);
  expect(lines('cups = { $count ->\n [0] none\n *[other] cups\n }')).toContain('cups=[{"type":"select"');
  expect(lines('big = { NUMBER($count) }')).toContain('big=[{"type":"func"');
});

test('a translation comes without its ids, and without what English says as well', async () => {
  const english = 'title = Tea\ncss = CSS\nwelcome = Hello, { $name }\nlate = Late\n';
  const french = 'late = Tard\nwelcome = Bonjour, { $name }\ncss = CSS\n';
  const lines = translationLines(french, english);
  expect(lines).toBe('=\n\n\nBonjour, {name}\nTard');
  const prepared = await prepareMessages(lines, messageLines(english));
  const { body } = readMessages(prepared);
  expect(body.map(({ id }) => id)).toEqual(['title', 'css', 'welcome', 'late']);
  expect(body.map(({ value }) => value)).toEqual(['Tea', 'CSS', ['Bonjour, ', { type: 'var', name: 'name' }], 'Tard']);
});

test('a translation that an older remote brings with its ids is read as well', async () => {
  const older = '\nwelcome=["Bonjour, ",{"type":"var","name":"name"}]\ntitle=Thé\n';
  const { body } = readMessages(await prepareMessages(older, '\ntitle=Tea\nwelcome=Hello\n'));
  expect(body.map(({ id, value }) => [id, value])).toEqual([
    ['welcome', ['Bonjour, ', { type: 'var', name: 'name' }]],
    ['title', 'Thé'],
  ]);
});
