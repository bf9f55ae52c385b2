import type { SampleCode } from '@webdocs/contracts/samples/sample-code';

export type ExampleLanguage = 'html' | 'css' | 'js' | 'wat';

/** One block of the example as the server wrote it. */
export interface Block {
  readonly language: ExampleLanguage;
  readonly code: string;
  readonly isHidden: boolean;
  readonly isChoice: boolean;
  readonly colored: Node | undefined;
}

const languages: Readonly<Record<string, ExampleLanguage>> = {
  html: 'html',
  svg: 'html',
  css: 'css',
  js: 'js',
  javascript: 'js',
  mjs: 'js',
  wat: 'wat',
};

export function blocksOf(place: HTMLElement): Block[] {
  return [...place.querySelectorAll<HTMLElement>('.code-example > pre')].flatMap((pre) => {
    const [, named = '', ...flags] = pre.className.split(/\s+/);
    const language = Object.hasOwn(languages, named) ? languages[named] : undefined;
    if (!language) return [];
    const code = (pre.textContent ?? '').replace(/\n$/, '');
    const isChoice = flags.includes('interactive-example-choice');
    return [{ language, code, isHidden: flags.includes('hidden'), isChoice, colored: coloredOf(pre) }];
  });
}

/** The languages that readers may edit, in the order of the code. */
export function editableLanguages(blocks: readonly Block[]): ExampleLanguage[] {
  return [...new Set(blocks.filter(({ isHidden, isChoice }) => !isHidden && !isChoice).map(({ language }) => language))];
}

/** What a reader sees of a language at first. */
export function shownCode(blocks: readonly Block[], language: ExampleLanguage): string {
  return joined(blocks.filter((block) => block.language === language && !block.isHidden && !block.isChoice));
}

/** The code of a run: what the reader has written of a language is where its first block was. */
export function codeToRun(blocks: readonly Block[], written: ReadonlyMap<ExampleLanguage, string>): SampleCode {
  const code: Partial<Record<ExampleLanguage, string>> = {};
  for (const language of Object.values(languages)) {
    const own = blocks.filter((block) => block.language === language && !block.isChoice);
    const shown = own.filter(({ isHidden }) => !isHidden);
    const kept = own.flatMap((block) => {
      if (block.isHidden || !written.has(language)) return [block];
      return block === shown[0] ? [{ ...block, code: written.get(language) ?? '' }] : [];
    });
    if (own.length > 0) code[language] = joined(kept);
  }
  return code as SampleCode;
}

function joined(blocks: readonly Block[]): string {
  return blocks.map(({ code }) => code).join('\n');
}

/** What the server made of the code, without the end of its last line. */
function coloredOf(pre: HTMLElement): Node | undefined {
  const code = pre.querySelector('code')?.cloneNode(true);
  if (!code) return undefined;
  const drawn = document.createDocumentFragment();
  drawn.append(...code.childNodes);
  let last: Node | null = drawn;
  while (last?.lastChild) last = last.lastChild;
  if (last?.nodeValue) last.nodeValue = last.nodeValue.replace(/\n$/, '');
  return drawn;
}
