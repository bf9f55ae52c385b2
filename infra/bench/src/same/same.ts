import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readQuestion, writtenQuestion } from './question.ts';
import { compareDigests, comparisonText } from './compare.ts';
import { readDigests } from './digests.ts';
import { questionsOfSite } from './questions-of-site.ts';
import { visit } from './visit.ts';

const sameUsage = `npm run bench -- same list    --site <address> --to <folder> [--redirects <_redirects.txt>]
npm run bench -- same digest  --site <address> --list <file> --to <folder> --name <name>
                              [--from <n>] [--count <n>] [--every <n>] [--at-once <n>] [--user-agent <text>]
npm run bench -- same compare <folder before> <folder after>

  Whether readers get the same from two builds. A site is started by hand, of any checkout; "list" writes down what can be asked
  of it, "digest" asks and keeps a digest of every answer, "compare" lists the answers that differ, by the kind of difference.`;

const atOnceByDefault = '6';

/** Says whether the words were understood and, of a comparison, whether both are the same. */
export async function same(words: readonly string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      site: { type: 'string' },
      to: { type: 'string' },
      redirects: { type: 'string' },
      list: { type: 'string' },
      name: { type: 'string' },
      from: { type: 'string', default: '0' },
      count: { type: 'string' },
      every: { type: 'string', default: '1' },
      'at-once': { type: 'string', default: atOnceByDefault },
      'user-agent': { type: 'string' },
    },
  });
  const [command, before, after] = positionals;
  const { site, to, list, name } = values;

  if (command === 'list' && site && to) {
    mkdirSync(to, { recursive: true });
    for (const [part, questions] of Object.entries(await questionsOfSite({ site, redirects: values.redirects }))) {
      const lines = new Set(questions.map(writtenQuestion));
      writeFileSync(join(to, `${part}.list`), [...lines, ''].join('\n'));
      console.log(`${part}: ${lines.size}`);
    }
    return true;
  }
  if (command === 'digest' && site && to && list && name) {
    const from = Number(values.from);
    const all = readFileSync(list, 'utf8').split('\n').filter(Boolean);
    const chosen = all.slice(from, values.count ? from + Number(values.count) : undefined);
    await visit({
      site,
      questions: chosen.filter((_, index) => index % Number(values.every) === 0).map(readQuestion),
      folder: to,
      name,
      atOnce: Number(values['at-once']),
      userAgent: values['user-agent'],
      onProgress: console.error,
    });
    return true;
  }
  if (command === 'compare' && before && after) {
    const comparison = compareDigests(readDigests(before), readDigests(after));
    console.log(comparisonText(comparison));
    return comparison.groups.length === 0;
  }
  console.error(sameUsage);
  return false;
}
