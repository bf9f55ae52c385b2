import { FluentBundle } from '@fluent/bundle';
import { messageLines } from './message-lines.ts';
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
`;

function said(resource: ReturnType<typeof readMessages>): string[] {
  const bundle = new FluentBundle('en-US', { useIsolating: false });
  bundle.addResource(resource);
  return ['title', 'welcome', 'cups', 'lines', 'bracket'].map((id) =>
    bundle.formatPattern(bundle.getMessage(id)?.value ?? '?', { name: 'Ada', count: 3 }),
  );
}

test('browsers say what servers say, without a parser', () => {
  const sentences = ['Tea', 'Welcome to The house, Ada', '3 cups', 'first\nsecond', '[x]'];
  expect(said(readAsWritten(written))).toEqual(sentences);
  expect(said(readMessages(messageLines('more = More') + messageLines(written)))).toEqual(sentences);
});

test('what the build has read is left as it is, and what an older remote brings is read then', async () => {
  const lines = messageLines(written);
  expect(lines).not.toContain('comment');
  expect(await prepareMessages(lines)).toBe(lines);
  expect(await prepareMessages(written)).toBe(lines);
});
