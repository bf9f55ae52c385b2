import { runCommand, runScript } from '../run-command.ts';
import { oneCheck, type Step } from './step.ts';

export const formatting: Step = {
  name: 'formatting',
  async run() {
    const words = ['--check', '--log-level', 'warn', '--cache', '--cache-location', '.cache/prettier', '--cache-strategy', 'content', '.'];
    const { code, output } = await runScript('node_modules/prettier/bin/prettier.cjs', words);
    return oneCheck(code === 0, `${output}\nMend with: npm run format`);
  },
};

export const lint: Step = {
  name: 'lint',
  async run() {
    const { code, output } = await runScript('node_modules/eslint/bin/eslint.js', ['--max-warnings', '0', '.']);
    return oneCheck(code === 0, output);
  },
};

/** TypeScript 7 checks in a fraction of the time of the one that the bundler uses; both are called by path. */
export const types: Step = {
  name: 'types',
  async run() {
    const { code, output } = await runCommand(process.execPath, ['node_modules/typescript-native/bin/tsc', '--noEmit', '-p', '.']);
    return oneCheck(code === 0, output);
  },
};
