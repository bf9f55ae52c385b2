const flag = '--interrupt-budget';

/** V8 optimizes a function after so many steps of bytecode. Versions other than 11 count differently and do not know the flag. */
export const usualBudget = `${flag}=67584`;
/** Ten times as many: for code of which most runs once or twice. */
export const laterBudget = `${flag}=700000`;

export const knowsBudget = process.versions.v8.startsWith('11.');
/** Given when this process was started, and for as long as it runs. */
export const hasBudgetOfItsOwn = process.execArgv.some((given) => given.startsWith(flag));
