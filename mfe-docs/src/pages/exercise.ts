/** Fetched together, with the first exercise of a chapter. */
export { exerciseMemory } from '../features/learning/exercise-memory.ts';
export { startSampleChecks } from '../features/sample-checks/sample-checks.ts';
