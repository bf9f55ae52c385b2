import { setFlagsFromString } from 'node:v8';

/** In steps of bytecode, as V8 11 has it: newer versions count differently and do not know the flag. */
const usualBudget = 67_584;
const budgetWhileBuilding = 700_000;
/** A process of tests has been told for good. */
const canBeTold = process.versions.v8.startsWith('11.') && !process.execArgv.some((flag) => flag.startsWith('--interrupt-budget'));

let builds = 0;

/**
 * V8 optimizes a function after so many steps. Of what a build runs once or twice that is too soon: with ten times as many a first start
 * takes a tenth less time. It holds for all threads of the process, so a site that builds has its own budget back when it is done;
 * what is returned says so.
 */
export function optimizeLater(): () => void {
  begin();
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    end();
  };
}

function begin(): void {
  builds += 1;
  if (canBeTold && builds === 1) setFlagsFromString(`--interrupt-budget=${budgetWhileBuilding}`);
}

function end(): void {
  builds -= 1;
  if (canBeTold && builds === 0) setFlagsFromString(`--interrupt-budget=${usualBudget}`);
}
