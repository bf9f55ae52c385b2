import { join, resolve } from 'node:path';
import { Linter } from 'eslint';
import { eslintConfig } from './eslint.ts';

const root = resolve(import.meta.dirname, '../../..');
const linter = new Linter({ configType: 'flat', cwd: root });
const configuration = eslintConfig(root);

function complaints(path: string, source: string): string[] {
  return linter.verify(source, configuration, { filename: join(root, path) }).map(({ message }) => message);
}

const component = 'mfe-docs/src/features/sidebar/Sidebar.tsx';

test('clean code is let through', () => {
  const source = 'import { Slot } from \'@webdocs/remote-kit\';\n\nexport function Side() {\n  return <Slot name="ad-side" />;\n}\n';
  expect(complaints(component, source)).toEqual([]);
});

test.each([
  ['a style property', component, 'export const A = <p style={{ color: "red" }} />;', 'write a class in the CSS module'],
  ['raw HTML', component, 'export const A = <p dangerouslySetInnerHTML={{ __html: "" }} />;', 'Use <Html>'],
  ['a default export', component, 'export default 1;', 'Export it by name'],
  ['a lone test', 'mfe-docs/src/features/sidebar/Sidebar.test.tsx', 'test.only("a", () => undefined);', 'Remove .only'],
  ['an enum', component, 'export enum A { B }', 'Use a union of strings'],
  ['any', component, 'export const a: any = 1;', 'any'],
  ['a silenced type error', component, '// @ts-ignore\nexport const a = 1;', 'ts-ignore'],
  ['a note to self', component, '// TODO later\nexport const a = 1;', 'todo'],
  ['console in a page', component, 'export const a = () => console.log(1);', 'console'],
  ['a fetch outside data/', component, 'export const a = () => fetch("/x");', 'Only data/ fetches'],
  [
    'an import against the arrows',
    component,
    "export { a } from '../article/Article.tsx';",
    'Feature sidebar may not import feature article',
  ],
  ['a late import against the arrows', component, "export const a = () => import('shell');", 'open a slot'],
  ['a file that says nothing', 'mfe-docs/src/features/sidebar/utils.ts', 'export const a = 1;', "'utils.ts' says nothing"],
  ['a component in kebab-case', 'mfe-docs/src/features/sidebar/side-bar.tsx', 'export function SideBar() {}', "rename it to 'SideBar.tsx'"],
  ['a hook in camel case', 'shell/src/home/useNow.ts', 'export function useNow() {}', "rename it to 'use-now.ts'"],
  ['a file in PascalCase without a component', 'shell/src/home/Now.tsx', 'export function now() {}', "rename it to 'now.tsx'"],
  ['a class in PascalCase', 'infra/search/src/Index.ts', 'export class Index {}', "rename it to 'index.ts'"],
  ['a test in another case than its file', 'shell/src/home/home.test.ts', 'test("a", () => undefined);', "rename it to 'Home.test.ts'"],
  ['a style sheet in another case than its file', 'shell/src/home/Home.tsx', "import './home.module.css';", "'Home.module.css'"],
  ['a folder that says nothing', 'infra/gateway/src/helpers/x.ts', 'export const a = 1;', "'helpers' says nothing"],
])('%s is refused with the fix', (_what, path, source, fix) => {
  expect(complaints(path, source).join('\n')).toContain(fix);
});

test.each([
  ['a hook', 'shell/src/home/use-now.ts', 'export function useNow() {}'],
  ['a hook with markup', 'mfe-docs/src/features/compatibility/use-open-table.tsx', 'export function useOpenTable() {}'],
  ['a part that is made of a component', 'mfe-docs/src/pages/play-page.tsx', 'function PlayPage() {}\nexport const playPage = PlayPage;'],
  ['a piece that comes later', 'mfe-docs/src/features/x/Details.tsx', 'function Details() {}\nexport const details = Details;'],
  ['a component with a type beside it', 'shell/src/home/Home.tsx', 'export interface HomeProps {}\nexport function Home() {}'],
  ['several components of one kind', 'shell/src/home/NewsLists.tsx', 'export function News() {}\nexport function More() {}'],
  ['a test of several files', 'shared/design/src/primitives.test.tsx', 'test("a", () => undefined);'],
])('%s is called as it should be', (_what, path, source) => {
  expect(complaints(path, source).filter((message) => message.includes('rename it'))).toEqual([]);
});

test('no comment switches a rule off', () => {
  const source = '// eslint-disable-next-line @typescript-eslint/no-explicit-any\nexport const a: any = 1;';
  expect(complaints(component, source).join('\n')).toContain('Unexpected any');
});

test('data/ may fetch, and a configuration exports by default', () => {
  expect(complaints('mfe-docs/src/data/compat.ts', 'export const load = () => fetch("/bcd");')).toEqual([]);
  expect(complaints('mfe-docs/webpack.config.ts', 'export default 1;')).toEqual([]);
});
