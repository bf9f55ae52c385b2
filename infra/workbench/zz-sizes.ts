import { buildAll } from '/tmp/w/mine/infra/workbench/src/bundling/build-all.ts';
import { budgetsOf } from '/tmp/w/mine/infra/registry/src/gate/budgets.ts';
const names = process.argv.slice(2);
for (const build of await buildAll({ progress: () => undefined, ...(names.length ? { names } : {}) }))
  for (const { part, kilobytes, atMost } of budgetsOf(build.release)) if (names.length || kilobytes > atMost * 0.985) console.log(build.release.name, part, kilobytes.toFixed(3), atMost, kilobytes > atMost ? 'OVER' : '');
process.exit(0);
