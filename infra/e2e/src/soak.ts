import { runCommand } from '@webdocs/workbench/run-command';
import { browserTests } from '@webdocs/workbench/verification/browser-tests';
import { deploysUnderLoad } from './deploys-under-load.ts';

const deployCount = 50;

const parts: Readonly<Record<string, () => Promise<{ readonly passed: number; readonly failed: number }>>> = { accounts, deploys, faults };

/** `npm run soak`: accounts that are fuzzed and killed, many deploys in a row while readers read, every remote through every fault. */
async function main(wanted: readonly string[]): Promise<boolean> {
  const unknown = wanted.filter((name) => !(name in parts));
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`);
  let [passed, failed] = [0, 0];
  for (const [name, run] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const outcome = await run();
    passed += outcome.passed;
    failed += outcome.failed;
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0;
}

/** A program of its own: what it does to memory and database stays there. */
async function accounts() {
  console.log('Accounts');
  const { code } = await runCommand(process.execPath, ['--import', 'tsx', 'infra/api/fixtures/soak.ts'], {
    onLine: (line) => console.log(`  ${line}`),
  });
  return outcomeOf(code === 0);
}

async function deploys() {
  console.log(`\n${deployCount} deploys in a row under load`);
  const { complaints } = await deploysUnderLoad(deployCount, (line) => console.log(`  ${line}`));
  for (const complaint of complaints) console.log(`  FAIL  ${complaint}`);
  return outcomeOf(complaints.length === 0);
}

async function faults() {
  console.log('\nEvery remote through every fault');
  process.env.FAULT_MATRIX = 'whole';
  const stories = await browserTests(['failures/']).run(showProgress);
  console.log(stories.output.trimEnd());
  return { passed: stories.passed, failed: stories.failed };
}

function outcomeOf(isWell: boolean) {
  return { passed: Number(isWell), failed: Number(!isWell) };
}

function showProgress(news: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r  ${news}  `);
  else if (/0 of /.test(news)) console.log(`  ${news}`);
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
