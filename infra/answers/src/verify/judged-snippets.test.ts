import { openData } from '@webdocs/reference/open-data';
import { goodSnippets, plantedSnippets } from '../../fixtures/judged-snippets.ts';
import { openPlatformNames } from './open-platform-names.ts';
import { verifier } from './verify-text.ts';

jest.setTimeout(60_000);

const verify = verifier({ names: openPlatformNames(openData({ report: () => undefined })), isPage: () => true });
const grounds = { sources: [], passages: [], locale: 'en-US' as const };

async function unknownNames(language: string, code: string, after: string): Promise<string[]> {
  const text = language === 'inline' ? `Use the \`${code}\`${after} here.` : `Like this:\n\n\`\`\`${language}\n${code}\n\`\`\`\n`;
  const { marks, text: verified } = await verify(text, grounds);
  return marks.flatMap((mark) => {
    if (mark.kind !== 'unknown-name') return [];
    expect(mark.name.replace(/[<>]/g, '')).toBe(verified.slice(mark.from, mark.to));
    return mark.name;
  });
}

test('there is enough to judge by', () => {
  expect(goodSnippets.length).toBeGreaterThanOrEqual(40);
  expect(plantedSnippets.length).toBeGreaterThanOrEqual(40);
});

test.each(goodSnippets.map(([language, code, after = '']) => [language, code, after] as const))(
  'in good code no name is called unknown: %s %s',
  async (language, code, after) => {
    expect(await unknownNames(language, code, after)).toEqual([]);
  },
);

test.each(plantedSnippets.map(([language, code, name, after = '']) => [language, code, name, after] as const))(
  'a name that was made up is found: %s %s',
  async (language, code, name, after) => {
    expect(await unknownNames(language, code, after)).toEqual([name]);
  },
);
