import { run, usage } from './export.ts';

const io = { out: () => undefined, err: () => undefined };

test.each([
  [['--static'], '--to is missing'],
  [['--to', 'out'], 'only --static exports can be made; a section is one of `site content export`'],
  [['--static', '--to', 'out', '--address', 'docs.example'], '--address takes scheme and host, not "docs.example"'],
  [
    ['--static', '--to', 'out', '--address', 'https://docs.example/below'],
    '--address takes scheme and host, not "https://docs.example/below"',
  ],
  [['--static', '--to', 'out', '--base-path', '/a b'], '--base-path takes a path such as /docs, not "/a b"'],
  [['--static', '--to', 'out', '--base-path', '/docs/../..'], '--base-path takes a path such as /docs, not "/docs/../.."'],
])('%j is misuse, and nothing is started: %s', async (words, cause) => {
  await expect(run(words, io)).rejects.toMatchObject({ code: 'COMMAND_MISUSED', values: { cause, usage } });
});
