import { Failure } from '@webdocs/contracts/failures/failure';
import type { Io } from './io.ts';

interface Command {
  readonly run: (args: readonly string[], io: Io) => Promise<void>;
}

/** What `site` can do. A command is loaded when it is asked for: `status` must not wait for webpack. */
const commands: Readonly<Record<string, { readonly does: string; readonly load: () => Promise<Command> }>> = {
  start: { does: 'build what changed and serve the site', load: () => import('./start/start-command.ts') },
  deploy: { does: 'build, publish and activate one remote: deploy mfe-docs', load: () => import('./commands/deploy.ts') },
  promote: { does: 'make a published version live: promote mfe-docs 1.0.0-abc', load: () => import('./commands/promote.ts') },
  rollback: { does: 'return to the version that was live before: rollback mfe-docs', load: () => import('./commands/rollback.ts') },
  status: { does: 'which version of what is live, and since when', load: () => import('./commands/status.ts') },
  history: { does: 'every change of what is live', load: () => import('./commands/history.ts') },
  'content build': {
    does: 'write the data of every page as files: content build <out>',
    load: () => import('./commands/content-build.ts'),
  },
  content: { does: 'what writers need: check, move, translations, …', load: () => import('./commands/content/content.ts') },
  'data backup': { does: 'write the whole site to a file', load: () => import('./commands/data-backup.ts') },
  'data restore': { does: 'make an empty data folder the site of a backup', load: () => import('./commands/data-restore.ts') },
  'data drill': { does: 'prove a backup: restore it aside and compare', load: () => import('./commands/data-drill.ts') },
  users: { does: 'who has an account: list, grant, revoke, sign-out', load: () => import('./commands/users.ts') },
  'tokens create': {
    does: 'let a team or an operator in: tokens create mfe-docs',
    load: async () => ({ run: (await import('./commands/tokens.ts')).create }),
  },
  'tokens list': { does: 'who may come in, until when', load: async () => ({ run: (await import('./commands/tokens.ts')).list }) },
  'tokens rotate': {
    does: 'another token in place of one: tokens rotate <id>',
    load: async () => ({ run: (await import('./commands/tokens.ts')).rotate }),
  },
  'tokens revoke': { does: 'end a token: tokens revoke <id>', load: async () => ({ run: (await import('./commands/tokens.ts')).revoke }) },
  'keys create': {
    does: 'a key to sign with: keys create mfe-docs',
    load: async () => ({ run: (await import('./commands/keys.ts')).create }),
  },
  'keys trust': {
    does: 'believe a signature: keys trust mfe-docs mfe-docs.pub',
    load: async () => ({ run: (await import('./commands/keys.ts')).trust }),
  },
  'keys list': { does: 'whose signatures are believed', load: async () => ({ run: (await import('./commands/keys.ts')).list }) },
  'keys revoke': {
    does: 'believe a key no more: keys revoke mfe-docs 3f2a9c1b',
    load: async () => ({ run: (await import('./commands/keys.ts')).revoke }),
  },
  'audit list': { does: 'what happened, and who it was', load: async () => ({ run: (await import('./commands/audit.ts')).list }) },
  'audit verify': {
    does: 'whether it was changed: audit verify --head 12:4b1c…',
    load: async () => ({ run: (await import('./commands/audit.ts')).verify }),
  },
  doctor: { does: 'check this installation', load: () => import('./commands/doctor.ts') },
};

const io: Io = { out: (line) => console.log(line), err: (line) => console.error(line) };

async function main(words: readonly string[]): Promise<void> {
  const name = [words.slice(0, 2).join(' '), words[0] ?? 'help'].find((candidate) => Object.hasOwn(commands, candidate)) ?? 'help';
  const command = commands[name];
  const args = words.slice(name.split(' ').length);
  if (!command) {
    const list = Object.entries(commands).map(([verb, { does }]) => `  ${verb.padEnd(14)} ${does}`);
    return io.out(`site <command>\n\n${list.join('\n')}`);
  }
  await (await command.load()).run(args, io);
}

main(process.argv.slice(2)).catch((thrown: unknown) => {
  if (thrown instanceof Failure) io.err(`${thrown.code}  ${thrown.message}\n-> ${thrown.remedy}`);
  else io.err(thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown));
  process.exitCode = 1;
});
