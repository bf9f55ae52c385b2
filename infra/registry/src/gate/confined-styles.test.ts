import { buildRelease } from '@webdocs/testing/release-builder';
import { requireConfinedStyles, unconfinedStyles } from './confined-styles.ts';

const faultsOf = (source: string) => unconfinedStyles('mfe-docs', source);
const noClass = (selector: string) => `"${selector}" has no class that begins with mfe-docs-`;
const has = (selector: string) => `"${selector}" has :has() on elements that are not its own`;
const layers = '@layer reset,tokens,base,frame,remote,page;';

describe('selectors', () => {
  // What is refused, with what is said of it, and its twin that passes.
  test.each<[string, string[], string]>([
    ['body{display:none}', [noClass('body')], '.mfe-docs-a{display:none}'],
    ['h1{color:red}', [noClass('h1')], '.mfe-docs-a h1{color:red}'],
    ['.shell-header .logo{}.shell-header>a{top:0}', [noClass('.shell-header>a')], '.shell-header>.mfe-docs-a{top:0}'],
    ['.mfe-docsx{top:0}', [noClass('.mfe-docsx')], '.mfe-docs-x{top:0}'],
    ['.mfe-ads-a{top:0}', [noClass('.mfe-ads-a')], '.mfe-ads-a .mfe-docs-a{top:0}'],
    ['.mfe-docs-a,main{top:0}', [noClass('main')], '.mfe-docs-a,main .mfe-docs-a{top:0}'],
    ['.mfe-docs-a+div{top:0}', [noClass('.mfe-docs-a+div')], '.mfe-docs-a>p+div{top:0}'],
    ['.mfe-docs-a~*{top:0}', [noClass('.mfe-docs-a~*')], '.mfe-docs-a~.mfe-docs-b{top:0}'],
    ['main:not(.mfe-docs-a){top:0}', [noClass('main:not(.mfe-docs-a)')], '.mfe-docs-a:not(main){top:0}'],
    [':is(.mfe-docs-a,nav) a{top:0}', [noClass(':is(.mfe-docs-a,nav) a')], ':is(.mfe-docs-a,nav .mfe-docs-b) a{top:0}'],
    [':where(main){top:0}', [noClass(':where(main)')], ':where(.mfe-docs-prose) :is(p,ul):not(li *){top:0}'],
    ['[class^=mfe-docs-]{top:0}', [noClass('[class^=mfe-docs-]')], '.mfe-docs-a[class]{top:0}'],
    ['::selection{color:red}', [noClass('::selection')], '.mfe-docs-a::selection{color:red}'],
  ])('%s', (refused, faults, twin) => {
    expect(faultsOf(refused)).toEqual(faults);
    expect(faultsOf(twin)).toEqual([]);
  });

  test.each<[string, string[], string]>([
    ['html{font-size:1px}', [noClass('html')], 'html[data-session] .mfe-docs-a{font-size:1px}'],
    [':root{--ink:red}', [noClass(':root')], ':root:not([data-subsections]) .mfe-docs-a{--ink:red}'],
    ['html.mfe-docs-a{top:0}', [noClass('html.mfe-docs-a')], 'html .mfe-docs-a{top:0}'],
    ['html.mfe-docs-a p{top:0}', [noClass('html.mfe-docs-a p')], 'html .mfe-docs-a p{top:0}'],
    ['\\68tml.mfe-docs-a{top:0}', [noClass('\\68tml.mfe-docs-a')], '\\68tml .mfe-docs-a{top:0}'],
    [':is(html,body).mfe-docs-a{top:0}', [noClass(':is(html,body).mfe-docs-a')], ':is(html,body) .mfe-docs-a{top:0}'],
    ['&.mfe-docs-a{top:0}', [noClass('&.mfe-docs-a')], '.mfe-docs-a{&:hover{top:0}}'],
  ])('%s: the root of the page is only a condition', (refused, faults, twin) => {
    expect(faultsOf(refused)).toEqual(faults);
    expect(faultsOf(twin)).toEqual([]);
  });

  test.each<[string, string[], string]>([
    ['main:has(a){}', [has('main:has(a)')], '.mfe-docs-a:has(a){top:0}'],
    ['html:has(.x) .mfe-docs-a{top:0}', [has('html:has(.x) .mfe-docs-a')], 'html .mfe-docs-a:has(.x){top:0}'],
    [':is(html:has(p) .mfe-docs-a){top:0}', [has(':is(html:has(p) .mfe-docs-a)')], '.mfe-docs-a :is(p:not(:has(b)),i){top:0}'],
  ])('%s: only own elements are asked what they contain', (refused, faults, twin) => {
    expect(faultsOf(refused)).toEqual(faults);
    expect(faultsOf(twin)).toEqual([]);
  });
});

describe('nested rules', () => {
  test.each<[string, string[], string]>([
    ['main{p{top:0}}', [noClass('p')], '.mfe-docs-a{p{top:0}}'],
    ['.mfe-docs-a{color:red;+ p{top:0}}', [noClass('+ p')], '.mfe-docs-a{color:red;> p{top:0}}'],
    ['.mfe-docs-a{main &~p{top:0}}', [noClass('main &~p')], '.mfe-docs-a{main & p{top:0}}'],
    ['.mfe-docs-a{:not(&){top:0}}', [noClass(':not(&)')], '.mfe-docs-a{:is(&){top:0}}'],
    ['main{a:hover{top:0}}', [noClass('a:hover')], 'main{.mfe-docs-a:hover{top:0}}'],
    ['main{@media print{top:0}}', ['@media in a rule that has no class that begins with mfe-docs-'], '.mfe-docs-a{@media print{top:0}}'],
    ['.mfe-docs-a,main{p{top:0}}', [noClass('p')], '.mfe-docs-a,.mfe-docs-b{p{top:0}}'],
    ['.dark{--x:{};color:red}', [noClass('.dark')], '.dark{.mfe-docs-a{--x:{};color:red}}'],
  ])('%s', (refused, faults, twin) => {
    expect(faultsOf(refused)).toEqual(faults);
    expect(faultsOf(twin)).toEqual([]);
  });

  test('are found behind declarations, strings and comments that look like their end', () => {
    const hidden = '.mfe-docs-a{content:"}";background:url(x;y);/* } */--y:a{b:c};grid:[a] 1fr/* { */}main{top:0}';
    expect(faultsOf(hidden)).toEqual([noClass('main')]);
    expect(faultsOf('@media (min-width:1px){@supports (a:b){main{top:0}}}')).toEqual([noClass('main')]);
  });
});

describe('names that the whole page shares', () => {
  test.each<[string, string, string]>([
    ['@keyframes spin{to{top:0}}', '@keyframes spin has no name that begins with mfe-docs-', '@keyframes mfe-docs-spin{to{top:0}}'],
    ['@-webkit-keyframes "spin"{}', '@keyframes spin has no name that begins with mfe-docs-', '@-webkit-keyframes "mfe-docs-spin"{}'],
    [
      '@property --ink{syntax:"*"}',
      '@property --ink has no name that begins with --mfe-docs-',
      '@property --mfe-docs-ink{syntax:"*";inherits:false}',
    ],
    [
      '@font-face{font-family:Inter;src:url(x)}',
      '@font-face Inter has no name that begins with mfe-docs-',
      '@font-face{font-family:"mfe-docs-Inter";src:url(x)}',
    ],
    ['@layer page{.mfe-docs-a{top:0}}', '@layer page is not remote.mfe-docs', '@layer remote.mfe-docs{@layer page{.mfe-docs-a{top:0}}}'],
    ['@layer{.mfe-docs-a{top:0}}', '@layer is not remote.mfe-docs', '@layer remote.mfe-docs.late{.mfe-docs-a{top:0}}'],
    ['@layer page,reset;', '@layer page,reset is not remote.mfe-docs', `${layers}@layer remote.mfe-docs{.mfe-docs-a{top:0}}`],
    ['@import "other.css";', '@import "other.css" concerns the whole page', '@charset "utf-8";'],
    ['@view-transition{navigation:auto}', '@view-transition concerns the whole page', '@starting-style{.mfe-docs-a{opacity:0}}'],
    ['@page{margin:0}', '@page concerns the whole page', '@media print{.mfe-docs-a{margin:0}}'],
  ])('%s', (refused, fault, twin) => {
    expect(faultsOf(refused)).toEqual([fault]);
    expect(faultsOf(twin)).toEqual([]);
  });
});

test.each(['.mfe-docs-a{content:"\n}', '{top:0}', '.mfe-docs-a >{top:0}', '}main{top:0}', '.mfe-docs-a||b{top:0}', `${'a{'.repeat(100)}`])(
  'what browsers and the gate could read in two ways is refused: %j',
  (source) => {
    expect(faultsOf(source)).toEqual([expect.stringMatching(/^it cannot be read: ./)]);
  },
);

describe('a release', () => {
  const whole = (name: string, files: Record<string, string>) => {
    const { release, contents } = buildRelease({ name, files });
    return { release, contents: new Map(Object.entries(contents).map(([path, text]) => [path, Buffer.from(text)])) };
  };
  const late = { 'client/late.css': 'main{top:0}h1{top:0}' };

  test('is refused with the file and the selectors, also of a sheet that no part names', async () => {
    await expect(requireConfinedStyles(whole('mfe-docs', late))).rejects.toThrow(
      `Styles of mfe-docs 1.0.0 reach beyond what it draws: client/late.css: ${noClass('main')}; client/late.css: ${noClass('h1')}`,
    );
  });

  test('passes with styles of its own, and the shell with any', async () => {
    await requireConfinedStyles(whole('mfe-docs', { 'client/late.css': '.mfe-docs-late{top:0}' }));
    await requireConfinedStyles(whole('shell', late));
  });
});
