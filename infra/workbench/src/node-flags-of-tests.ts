import { knowsBudget, laterBudget } from './optimizing-budget.ts';

/**
 * What tests run is new in each file and ends soon: 13 % of their processor time V8 spent on optimizing, and 9 % on clearing away. It
 * optimizes later here, and clears 64 MB at once instead of 16: unit tests take 9 % less time.
 */
export const nodeFlagsOfTests: readonly string[] = [...(knowsBudget ? [laterBudget] : []), '--max-semi-space-size=64'];
