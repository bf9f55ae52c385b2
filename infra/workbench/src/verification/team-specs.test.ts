import { repositoryFiles } from '../facts/repository-files.ts';
import { deployableNames } from '../repository.ts';
import { specsOfAll, teamSpecs } from './team-specs.ts';

const specs = repositoryFiles()
  .filter((path) => /^infra\/e2e\/.+\.spec\.ts$/.test(path))
  .map((path) => path.slice('infra/e2e/'.length));
const beginnings = [...Object.values(teamSpecs).flat(), ...specsOfAll];

test('every browser test is in the gate of one team, or of all', () => {
  const owners = specs.map((spec) => [spec, beginnings.filter((beginning) => spec.startsWith(beginning)).length] as const);
  expect(owners.filter(([, count]) => count !== 1)).toEqual([]);
});

test('the table names nothing that is not there', () => {
  expect(beginnings.filter((beginning) => !specs.some((spec) => spec.startsWith(beginning)))).toEqual([]);
  expect(Object.keys(teamSpecs).filter((team) => !deployableNames().includes(team))).toEqual([]);
});
