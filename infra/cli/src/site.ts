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
