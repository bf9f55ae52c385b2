import type { CommandModule } from './commands/command.ts';
import type { ExitCode } from './exit-codes.ts';

export interface CommandEntry {
  readonly does: string;
  readonly examples: readonly string[];
  /** With which codes it ends beside 0, 1 and 2. */
  readonly exits?: readonly ExitCode[];
  /** When it is asked for: `status` must not wait for webpack. */
  readonly load: () => Promise<CommandModule>;
}

/** What commands of two words have in common. */
export const groups: Readonly<Record<string, string>> = {
  content: 'what writers need; with --content <folder> it works on that content, with --dry-run it only tells what it would do',
  data: 'backup, restore, and the proof that a backup is good',
  audit: 'the record of what happened, each row with the hash of the one before',
  keys: 'with which teams sign, and which are believed',
  tokens: 'with which teams and operators come in',
  users: 'who has an account, their roles and sessions; --reason <text> says why, for the record',
};

const answersToAChange = [3, 4, 5] as const;

/** Everything that `site` can do. `infra/docs/operations.md` shows this table; a test keeps both equal. */
export const commands: Readonly<Record<string, CommandEntry>> = {
  start: {
    does: 'build what changed and serve the site until it is stopped',
    examples: ['site start --port 3100', 'site start --data /srv/webdocs --log-to stdout'],
    load: () => import('./start/start-command.ts'),
  },
  serve: {
    does: 'serve what is live, from published releases alone, until it is stopped',
    examples: ['site serve --port 3100 --data /srv/webdocs'],
    load: () => import('./start/serve-command.ts'),
  },
  prepare: {
    does: 'build what `site serve` runs beside releases, once for each version of the platform',
    examples: ['site prepare'],
    load: () => import('./commands/prepare.ts'),
  },
  deploy: {
    does: 'build, publish and activate one remote',
    examples: ['site deploy mfe-docs', 'site deploy mfe-docs --from ./dist/deployable'],
    exits: answersToAChange,
    load: () => import('./commands/deploy.ts'),
  },
  promote: {
    does: 'make a published version live',
    examples: ['site promote mfe-docs 1.0.0-abc'],
    exits: answersToAChange,
    load: () => import('./commands/promote.ts'),
  },
  rollback: {
    does: 'return to the version that was live before',
    examples: ['site rollback mfe-docs', 'site rollback mfe-docs --offline'],
    exits: answersToAChange,
    load: () => import('./commands/rollback.ts'),
  },
  status: {
    does: 'which version of what is live, and since when',
    examples: ['site status', 'site status --json'],
    exits: [4],
    load: () => import('./commands/status.ts'),
  },
  history: {
    does: 'every change of what is live: when, who, why',
    examples: ['site history --limit 5', 'site history --json'],
    exits: [4],
    load: () => import('./commands/history.ts'),
  },
  scan: {
    does: 'grade the security headers of a site from this machine, also of one on it',
    examples: [
      'site scan http://localhost:3000 --fail-below B',
      'site scan staging.example.org --header "authorization: Bearer …" --sarif',
    ],
    load: () => import('./commands/scan.ts'),
  },
  retire: {
    does: 'take a remote out of what is live; its addresses answer 404, its slots are empty',
    examples: ['site retire mfe-games --because "the games have ended"'],
    exits: [3],
    load: () => import('./commands/retire.ts'),
  },
  prune: {
    does: 'remove releases that are neither live nor needed for a rollback; a day old at least, and of retired remotes all after 30 days',
    examples: ['site prune --dry-run', 'site prune --keep 2'],
    load: () => import('./commands/prune.ts'),
  },
  doctor: {
    does: 'check this installation',
    examples: ['site doctor', 'site doctor --data /srv/webdocs --json'],
    load: () => import('./commands/doctor.ts'),
  },
  export: {
    does: 'write the whole site as files that a plain file server can serve, search included',
    examples: [
      'site export --static --to ../intranet',
      'site export --static --to ../intranet/docs --base-path /docs',
      'site export --static --to out --address https://docs.example --content ../content',
    ],
    load: () => import('./commands/export.ts'),
  },
  'data backup': {
    does: 'write the whole site to a file',
    examples: ['site data backup monday.backup --passphrase-file /etc/webdocs/backup-passphrase'],
    load: () => import('./commands/data-backup.ts'),
  },
  'data restore': {
    does: 'make an empty data folder the site of a backup',
    examples: ['site data restore monday.backup --data new-folder --deletions old-folder/deletions.ledger'],
    load: () => import('./commands/data-restore.ts'),
  },
  'data drill': {
    does: 'prove a backup: restore it aside and compare',
    examples: ['site data drill monday.backup', 'site data drill monday.backup --json'],
    load: () => import('./commands/data-drill.ts'),
  },
  'users list': {
    does: 'users with a role, then all others, 100 at most',
    examples: ['site users list', 'site users list --email ada --json'],
    load: async () => (await import('./commands/users.ts')).list,
  },
  'users grant': {
    does: 'give a user a role: staff or superuser',
    examples: ['site users grant staff ada@example.org --reason "answers reports"'],
    load: async () => (await import('./commands/users.ts')).grant,
  },
  'users revoke': {
    does: 'take a role back',
    examples: ['site users revoke staff ada@example.org'],
    load: async () => (await import('./commands/users.ts')).revoke,
  },
  'users sign-out': {
    does: 'end all sessions of a user',
    examples: ['site users sign-out ada@example.org'],
    load: async () => (await import('./commands/users.ts')).signOut,
  },
  'tokens create': {
    does: 'let a team, by the name of its remote, or an operator in',
    examples: ['site tokens create mfe-docs --expires 30d', 'site tokens create operator --name night'],
    load: async () => (await import('./commands/tokens.ts')).create,
  },
  'tokens list': {
    does: 'who may come in, until when',
    examples: ['site tokens list'],
    load: async () => (await import('./commands/tokens.ts')).list,
  },
  'tokens rotate': {
    does: 'another token in place of one',
    examples: ['site tokens rotate 3'],
    load: async () => (await import('./commands/tokens.ts')).rotate,
  },
  'tokens revoke': {
    does: 'end a token',
    examples: ['site tokens revoke 3'],
    load: async () => (await import('./commands/tokens.ts')).revoke,
  },
  'keys create': {
    does: 'make a key to sign with, on the machine that deploys',
    examples: ['site keys create mfe-docs'],
    load: async () => (await import('./commands/keys.ts')).create,
  },
  'keys trust': {
    does: 'believe the signatures of a key',
    examples: ['site keys trust mfe-docs mfe-docs.pub'],
    load: async () => (await import('./commands/keys.ts')).trust,
  },
  'keys list': {
    does: 'whose signatures are believed',
    examples: ['site keys list'],
    load: async () => (await import('./commands/keys.ts')).list,
  },
  'keys revoke': {
    does: 'believe a key no more',
    examples: ['site keys revoke mfe-docs 3f2a9c1b'],
    load: async () => (await import('./commands/keys.ts')).revoke,
  },
  'audit list': {
    does: 'what happened, and who it was',
    examples: ['site audit list --limit 50'],
    load: async () => (await import('./commands/audit.ts')).list,
  },
  'audit verify': {
    does: 'whether the record was changed',
    examples: ['site audit verify --head 12:4b1c…'],
    load: async () => (await import('./commands/audit.ts')).verify,
  },
  'content build': {
    does: 'write the data of every page as a tree of files',
    examples: ['site content build out --content ../content'],
    load: () => import('./commands/content-build.ts'),
  },
  'content packs': {
    does: 'make the packs that readers download for reading offline, and zips of the whole site',
    examples: ['site content packs packs --content ../content'],
    load: () => import('./commands/content-packs.ts'),
  },
  'content export': {
    does: 'write a page with all pages below it as one file: plain pages, a book, or a docset',
    examples: [
      'site content export Web/CSS --to css.zip',
      'site content export /fr/docs/Glossary --format epub --to glossaire.epub',
      'site content export Web/API/Kettle --format docset --to kettle.tgz',
    ],
    load: () => import('./commands/content/export.ts'),
  },
  'content check': {
    does: 'list everything that writers should fix',
    examples: ['site content check --content ../content', 'site content check --json /en-US/docs/Web/API'],
    load: () => import('./commands/content/check.ts'),
  },
  'content fix-flaws': {
    does: 'fix what can be fixed without a decision',
    examples: ['site content fix-flaws --dry-run'],
    load: () => import('./commands/content/fix-flaws.ts'),
  },
  'content new': {
    does: 'begin a page',
    examples: ['site content new Web/API/Kettle/boil --type web-api-instance-method'],
    load: () => import('./commands/content/new.ts'),
  },
  'content move': {
    does: 'give a page and all below it another slug',
    examples: ['site content move Web/API/Kettle Web/API/Pot --dry-run'],
    load: () => import('./commands/content/move.ts'),
  },
  'content delete': {
    does: 'take a page away, with a redirect where one is named',
    examples: ['site content delete Web/API/Kettle --redirect /en-US/docs/Web/API'],
    load: () => import('./commands/content/delete.ts'),
  },
  'content add-redirect': {
    does: 'send readers of an old address to a page',
    examples: ['site content add-redirect /en-US/docs/Old /en-US/docs/New'],
    load: () => import('./commands/content/add-redirect.ts'),
  },
  'content fix-redirects': {
    does: 'sort redirects and collapse their chains',
    examples: ['site content fix-redirects --dry-run'],
    load: () => import('./commands/content/fix-redirects.ts'),
  },
  'content validate-redirects': {
    does: 'whether every redirect leads straight to a page',
    examples: ['site content validate-redirects'],
    load: () => import('./commands/content/validate-redirects.ts'),
  },
  'content translations': {
    does: 'how far translations are behind',
    examples: ['site content translations --locale fr', 'site content translations --json'],
    load: () => import('./commands/content/translations.ts'),
  },
};
