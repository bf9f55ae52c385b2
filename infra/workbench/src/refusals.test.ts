import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '@webdocs/contracts/failures/failure';
import { requireBudgets } from '@webdocs/registry/budgets';
import { buildRelease } from '@webdocs/testing/release-builder';
import { eslintConfig } from '@webdocs/build/eslint';
import { Linter } from 'eslint';
import { inRepository, repositoryRoot } from './repository.ts';
import { circularImports, runChecks } from './verification/structure-checks.ts';

/** Each of these was possible without a word once; now a check refuses it and says what to do. */

test('a circular import is refused, also one of types alone', async () => {
  const root = mkdtempSync(join(tmpdir(), 'webdocs-refusals-'));
  writeFileSync(join(root, 'basket.ts'), "import type { Price } from './price.ts';\nexport type Basket = readonly Price[];\n");
  writeFileSync(join(root, 'price.ts'), "import type { Basket } from './basket.ts';\nexport type Price = { in: Basket };\n");
  const { failed, output } = await runChecks([circularImports(root, ['basket.ts', 'price.ts'])]);
  expect(failed).toBe(1);
  expect(output).toContain('Move what both files need (often a type) to a file of its own');
  expect(output).toContain('basket.ts\n    -> price.ts\n    -> basket.ts');
});

test('a folder that is named after nothing is refused', () => {
  const linter = new Linter({ configType: 'flat', cwd: repositoryRoot });
  const filename = inRepository('mfe-docs/src/utils/one.ts');
  expect(linter.verify('export const one = 1;\n', eslintConfig(repositoryRoot), { filename }).map(({ message }) => message)).toContain(
    "'utils' says nothing: name the file or folder after the one thing it holds.",
  );
});

test('a release that is larger than its budget is refused', () => {
  const { release } = buildRelease({ name: 'mfe-docs', definition: { entryBudgetKb: 0.01 } });
  const refused = refusalOf(() => requireBudgets(release));
  expect(refused.message).toContain('its entry has 0.02 KB, 0.01 KB are allowed');
  expect(refused.remedy).toContain('raise the budget in definition.ts and say why');
});

function refusalOf(work: () => void): Failure {
  try {
    work();
  } catch (thrown) {
    if (thrown instanceof Failure) return thrown;
  }
  throw new Error('it was not refused');
}
