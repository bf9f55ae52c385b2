import { backupKills } from './backup-kills.ts';
import { registryKills } from './registry-kills.ts';

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

export interface Run {
  readonly title: string;
  run(say: (line: string) => void): Promise<Outcome>;
}

/** What takes too long for a test: each run has a twin among the tests that takes seconds. */
export const trustRuns: readonly Run[] = [
  { title: 'Publish, promote, rollback and retire, killed at every step', run: registryKills },
  { title: 'Backup and restore, killed at every step and in between', run: backupKills },
];
