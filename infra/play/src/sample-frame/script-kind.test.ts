import { isModuleCode } from './script-kind.ts';

test.each([
  ['what awaits', 'const tea = await pour();', true],
  ['what imports', 'import { tea } from "./tea.js";', true],
  ['what imports, and has an error', 'import { tea } from "./tea.js";\nlet = = 1', true],
  ['what exports', 'export const tea = 1;', true],
  ['what asks for its own address', 'console.log(import.meta.url)', true],
  ['what loads a module on the way', 'import("./tea.js").then(pour)', false],
  ['what awaits in a function', 'async function pour() { await 1 }', false],
  ['what calls a variable so', 'var await = 1; with (document) title = await', false],
  ['code with an error', 'let = = 1', false],
  ['nothing', '', false],
])('a script is a module where it makes sense as nothing else: %s', (_, code, isModule) => {
  expect(isModuleCode(code)).toBe(isModule);
});

test('an error before nothing but empty lines takes no time', () => {
  expect(isModuleCode(`let = = 1${'\n'.repeat(300_000)}`)).toBe(false);
});

test('asking runs nothing', () => {
  isModuleCode('}); globalThis.ran = true; (() => {');
  isModuleCode('globalThis.ran = true');
  expect('ran' in globalThis).toBe(false);
});
