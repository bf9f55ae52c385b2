import { runCommand, runScript } from '../run-command.ts';
import { oneCheck, type Step } from './step.ts';

/** Of the whole repository, or of one folder. */
export const formatting = (folder = '.'): Step => ({
  name: 'formatting',
  async run() {
    const { code, output } = await runScript('node_modules/oxfmt/bin/oxfmt', ['--check', folder]);
    return oneCheck(code === 0, `${output}\nCorrect it with: npm run format`);
  },
});

/** Of the whole repository, or of one folder. */
export const lint = (folder = '.'): Step => ({
  name: 'lint',
  async run() {
    const { code, output } = await runScript('node_modules/eslint/bin/eslint.js', ['--max-warnings', '0', folder]);
    return oneCheck(code === 0, output);
  },
});

/**
 * Every file is checked as a part of the whole, with the types of tests; what runs in browsers is checked again without Node, what
 * runs on servers without the DOM, and what runs in both without either.
 */
export const typeProjects = ['tsconfig.json', 'tsconfig.browser.json', 'tsconfig.server.json', 'tsconfig.isomorphic.json'];

/** TypeScript 7 checks in a fraction of the time of the one that the bundler uses; both are called by path. */
export const types: Step = {
  name: 'types',
  async run() {
    const checks = typeProjects.map((project) =>
      runCommand(process.execPath, ['node_modules/typescript-native/bin/tsc', '--noEmit', '-p', project]),
    );
    const failed = (await Promise.all(checks)).flatMap(({ code, output }, index) =>
      code === 0 ? [] : [`${typeProjects[index]}:\n${output}`],
    );
    return oneCheck(failed.length === 0, failed.join('\n'));
  },
};
