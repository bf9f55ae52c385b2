import { runCommand, type Ended } from '../run-command.ts';
import type { Outcome, Step } from './step.ts';

/** What a registry says of the packages in the lock file. */
interface Report {
  readonly vulnerabilities: Readonly<Record<string, Vulnerability>>;
}

interface Vulnerability {
  readonly name: string;
  readonly severity: string;
  readonly range: string;
  /** Advisories, or names of dependencies that are the cause. */
  readonly via: ReadonlyArray<string | { readonly title: string; readonly url: string }>;
}

/** Below them a package may be in use: most are of no meaning for what only builds or tests. */
const refused = ['high', 'critical'];

/** Known vulnerabilities of the packages that are installed. Where no database of them can be reached it says so: nothing failed, and nothing passed. */
export const advisories: Step = {
  name: 'advisories',
  async run() {
    // One try: npm would go on asking a registry that is away for minutes.
    return advisoriesIn(await runCommand('npm', ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000']));
  },
};

export function advisoriesIn({ output }: Ended): Outcome {
  const report = reportIn(output);
  if (!report) return { passed: 0, failed: 0, skipped: [`known vulnerabilities: ${causeIn(output)}`], output: '' };
  const found = Object.values(report.vulnerabilities).filter(({ severity }) => refused.includes(severity));
  if (found.length === 0) return { passed: 1, failed: 0, skipped: [], output: '' };
  const lines = found.flatMap(({ name, severity, range, via }) => [
    `  ${name} ${range}, ${severity}`,
    ...via.map((cause) => (typeof cause === 'string' ? `    through ${cause}` : `    ${cause.title}: ${cause.url}`)),
  ]);
  return {
    passed: 0,
    failed: found.length,
    skipped: [],
    output: ['Take a version without it, or pin one by "overrides":', ...lines].join('\n'),
  };
}

/** npm writes warnings beside the document, and another document where it fails. */
function reportIn(output: string): Report | undefined {
  const text = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
  try {
    const parsed = JSON.parse(text) as Partial<Report>;
    return parsed.vulnerabilities ? { vulnerabilities: parsed.vulnerabilities } : undefined;
  } catch {
    return undefined;
  }
}

function causeIn(output: string): string {
  const [, said] = /"message": "([^"]*)"/.exec(output) ?? [];
  // The address of a registry is no part of what is said.
  return `the registry has no database of them (${(said ?? output.split('\n')[0] ?? '').replace(/ - .*/, '').slice(0, 100) || 'no answer'})`;
}
