import { observatoryGrades, type ObservatoryGrade } from '@webdocs/contracts/api/observatory-outcomes';
import { Failure } from '@webdocs/contracts/failures/failure';
import { scanOnce } from '@webdocs/observatory/scan-once';
import { command, typedPath } from './command.ts';
import { sarifOf } from './scan-sarif.ts';
import { scanLines } from './scan-lines.ts';

const usageLine =
  'site scan <url> [--header <line>] [--fail-below <grade>] [--authority <file>] [--preload-list <file>] [--sarif] [--json]';

/** Grades the headers of a site from this machine: for continuous integration, and for sites that are not public yet. */
export const { usage, run } = command(usageLine, async ({ names: [url = ''], options, every, switches, answer }) => {
  const limit = gradeNamed(options['fail-below']);
  const file = (name: string) => (options[name] === undefined ? null : typedPath(options[name]));
  const analysis = await scanOnce({
    host: url,
    headers: Object.fromEntries(every('header').map(headerOf)),
    authority: file('authority'),
    preloadList: file('preload-list'),
  });
  const sarif = switches.has('sarif') ? sarifOf(analysis) : undefined;
  answer(sarif ?? analysis, () => (sarif ? [JSON.stringify(sarif, undefined, 2)] : scanLines(analysis)));
  const grade = analysis.scan.grade ?? 'F';
  if (limit && isWorse(grade, limit))
    throw new Failure('OBSERVATORY_GRADE_LOW', { host: analysis.scan.target?.asked ?? url, grade, limit });
});

const grades: readonly ObservatoryGrade[] = observatoryGrades.map(([name]) => name);

function isWorse(grade: ObservatoryGrade, limit: ObservatoryGrade): boolean {
  return grades.indexOf(grade) > grades.indexOf(limit);
}

function gradeNamed(given: string | undefined): ObservatoryGrade | undefined {
  if (given === undefined) return undefined;
  const found = grades.find((grade) => grade === given.toUpperCase());
  if (found) return found;
  throw new Failure('COMMAND_MISUSED', { cause: `--fail-below takes one of ${grades.join(', ')}, not "${given}"`, usage: usageLine });
}

function headerOf(line: string): readonly [string, string] {
  const [, name, value] = /^([!#$%&'*+\-.^_`|~\w]+):[ \t]*([^\0\r\n]*)$/.exec(line) ?? [];
  if (name && value !== undefined) return [name.toLowerCase(), value];
  throw new Failure('COMMAND_MISUSED', {
    cause: `--header takes a line such as "authorization: Bearer …", not "${line}"`,
    usage: usageLine,
  });
}
