import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { RemoteDefinition } from '@webdocs/contracts/remote/definition';
import { requireBudgets } from '@webdocs/registry/budgets';
import { packWell } from '@webdocs/registry/packed-files';
import { buildRelease } from '@webdocs/testing/release-builder';
import { eslintConfig } from '@webdocs/build/eslint';
import { Linter } from 'eslint';
import { inRepository, repositoryRoot } from './repository.ts';
import { circularImports, declaredAsUsed, runChecks } from './verification/structure-checks.ts';

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

test('a release that is larger than its budget is refused', async () => {
  const { release, contents } = buildRelease({ name: 'mfe-docs', definition: { entryBudgetKb: 0.01 } });
  const whole = { release, contents: new Map(Object.entries(contents).map(([path, text]) => [path, Buffer.from(text)])) };
  const refused = await refusalOf(requireBudgets(whole, false, packWell));
  expect(refused.message).toContain('its entry has 0.03 KB, 0.01 KB are allowed');
  expect(refused.remedy).toContain('raise the budget in definition.ts and say why');
});

describe('what a definition says and the code does not, or the other way round', () => {
  const { definition } = buildRelease({ name: 'mfe-docs' }).release;
  const outputFor = async (declared: Partial<RemoteDefinition>, source: string) => {
    const sources = new Map([['mfe-docs/src/one.tsx', source]]);
    const { failed, output } = await runChecks([declaredAsUsed([{ definition: { ...definition, ...declared }, sources }])]);
    return failed === 0 ? 'nothing' : output;
  };
  const closing = "publish('toast/closed', { id });";

  test.each([
    ['an event that is published', closing, 'uses toast/closed, which mfe-docs does not list under publishes'],
    [
      'an event that is subscribed to',
      "useSubscription('toast/closed', close);",
      'uses toast/closed, which mfe-docs does not list under consumes',
    ],
    ['a slot', 'const page = <Slot name="docs/aside" />;', 'uses docs/aside, which mfe-docs does not list under opens'],
    ['a call', "import { ping } from '@webdocs/contracts/api/visitor';", 'uses ping, which mfe-docs does not list under calls'],
  ])('%s and not listed is refused', async (_, source, finding) => {
    const output = await outputFor({}, source);
    expect(output).toContain('List in definition.ts of the remote what its code publishes, subscribes to, opens and calls');
    expect(output).toContain(`mfe-docs/src/one.tsx ${finding}`);
  });

  test('what is listed and not used is named', async () => {
    const output = await outputFor({ publishes: [{ event: 'toast/closed', version: 1 }], calls: ['ping'] }, '');
    expect(output).toContain('mfe-docs lists toast/closed under publishes, and its sources do not use it');
    expect(output).toContain('mfe-docs lists ping under calls, and its sources do not use it');
    expect(await outputFor({ publishes: [{ event: 'toast/closed', version: 1 }] }, closing)).toBe('nothing');
  });

  test('a slot that no remote fills is refused, and so is one that no remote opens', async () => {
    const opened = await outputFor({ opens: ['docs/aside'] }, '<Slot name="docs/aside" />');
    expect(opened).toContain('mfe-docs opens slot docs/aside, which no remote fills');
    const filled = await outputFor({ fills: [{ slot: 'docs/aside', part: 'page', on: ['/*'] }] }, '');
    expect(filled).toContain('mfe-docs fills slot docs/aside, which no remote opens');
  });
});

async function refusalOf(work: Promise<void>): Promise<Failure> {
  try {
    await work;
  } catch (thrown) {
    if (thrown instanceof Failure) return thrown;
  }
  throw new Error('it was not refused');
}
