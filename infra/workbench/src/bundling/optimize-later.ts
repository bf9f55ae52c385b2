import { setFlagsFromString } from 'node:v8';
import { hasBudgetOfItsOwn, knowsBudget, laterBudget, usualBudget } from '../optimizing-budget.ts';

/** Pools of threads that build now. */
let pools = 0;

/**
 * Of what a build runs once or twice V8 optimizes too much: a first start takes a tenth less time where it does so later. That holds for
 * all threads of the process, so a site that builds has its usual budget back when it is done; what is returned says so.
 */
export function optimizeLater(): () => void {
  count(1);
  let isOver = false;
  return () => {
    if (!isOver) count(-1);
    isOver = true;
  };
}

function count(more: 1 | -1): void {
  pools += more;
  if (knowsBudget && !hasBudgetOfItsOwn) setFlagsFromString(pools > 0 ? laterBudget : usualBudget);
}
