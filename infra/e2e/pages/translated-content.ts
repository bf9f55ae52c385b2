import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const kettle = `It heats water, see [the tea](#tea).

## Water

Cold, from a tap.

\`\`\`css
.kettle {
  color: black;
}
\`\`\`

### Tea

Green or black. It takes [three minutes](#water).

## Cups

Two of them.
`;
const bouilloire = `Elle chauffe l’eau, voir [le thé](#thé).

## Eau

Froide, du robinet.

\`\`\`css
.kettle {
  color: black;
}
\`\`\`

### Thé

Vert ou noir. Il lui faut [trois minutes](#eau).
`;

/** Pages under git, of which one changed twice after it was translated; the folder is gone with the process that tests them. */
export function translatedContent(): string {
  const root = mkdtempSync(join(tmpdir(), 'webdocs-translated-'));
  process.once('exit', () => rmSync(root, { recursive: true, force: true }));

  write('en-us', 'Kettle', 'Kettle', kettle);
  write('en-us', 'Kettle/Tea', 'Green tea', 'It is green.\n');
  write('en-us', 'Kettle/Water', 'Water', 'It is wet.\n');
  write('en-us', 'Cup', 'Cup', 'It holds tea.\n');
  git('2026-03-01T10:00:00Z', 'init', '-q');
  const first = commit('2026-03-01T10:00:00Z');
  write('en-us', 'Kettle', 'Kettle', `${kettle}\nOr three.\n`);
  commit('2026-03-02T10:00:00Z');
  write('en-us', 'Kettle', 'Kettle', `${kettle}\nOr four.\n`);
  const last = commit('2026-03-12T10:00:00Z');
  write('fr', 'Kettle', 'Bouilloire', bouilloire, first);
  write('fr', 'Kettle/Tea', 'Thé vert', 'Il est vert.\n', last);
  write('fr', 'Kettle/Water', 'Eau', 'Elle mouille.\n');
  write('fr', 'Kettle/Old', 'Vieille bouilloire', '## Histoire\n\nElle siffle.\n', first);
  return root;

  function write(locale: string, slug: string, title: string, text: string, sourceCommit?: string): void {
    const file = join(root, 'files', locale, slug.toLowerCase(), 'index.md');
    mkdirSync(dirname(file), { recursive: true });
    const l10n = sourceCommit === undefined ? '' : `l10n:\n  sourceCommit: ${sourceCommit}\n`;
    writeFileSync(file, `---\ntitle: ${title}\nslug: ${slug}\n${l10n}---\n\n${text}`);
  }

  function commit(date: string): string {
    git(date, 'add', '.');
    git(date, 'commit', '-qm', `State of ${date}`);
    return git(date, 'rev-parse', 'HEAD');
  }

  function git(date: string, ...words: readonly string[]): string {
    const settings = ['-c', 'user.name=A. Writer', '-c', 'user.email=writer@example.org', '-c', 'commit.gpgsign=false'];
    const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
    return execFileSync('git', ['-C', root, ...settings, ...words], { env, encoding: 'utf8', stdio: 'pipe' }).trim();
  }
}
