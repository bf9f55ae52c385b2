import { browserTests } from '@webdocs/workbench/verification/browser-tests';
import { deploysUnderLoad } from './deploys-under-load.ts';

const deployCount = 50;

/** `npm run soak`: every remote through every fault, then many deploys in a row while readers read. */
async function main(): Promise<boolean> {
  console.log(`${deployCount} deploys in a row under load`);
  const deploys = await deploysUnderLoad(deployCount, (line) => console.log(`  ${line}`));
  for (const complaint of deploys.complaints) console.log(`  FAIL  ${complaint}`);

  console.log('\nEvery remote through every fault');
  process.env.FAULT_MATRIX = 'whole';
  const stories = await browserTests(['failures/']).run(showProgress);
  console.log(stories.output.trimEnd());

  const passed = stories.passed + Number(deploys.complaints.length === 0);
  const failed = stories.failed + Number(deploys.complaints.length > 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0;
}

function showProgress(news: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r  ${news}  `);
  else if (/0 of /.test(news)) console.log(`  ${news}`);
}

process.exitCode = (await main()) ? 0 : 1;
