import { readFile } from 'node:fs/promises';
import { noRoomIn } from '@webdocs/contracts/failures/no-room';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { chosenCommand } from './chosen-command.ts';
import { commands } from './command-table.ts';
import { exitCodeOf, type ExitCode } from './exit-codes.ts';
import { helpText } from './help-text.ts';
import type { Io } from './io.ts';

/** Does what the words say, and answers with what the process ends with. */
export async function runCommand(words: readonly string[], io: Io): Promise<ExitCode> {
  let hasAnswered = false;
  const out = (line: string): void => {
    hasAnswered = true;
    io.out(line);
  };
  try {
    await perform(words, { ...io, out });
    return 0;
  } catch (thrown) {
    const failure = failureOf(thrown);
    // One document at most: a list of flaws that was given already is the answer, and its exit code says that there are some.
    if (words.includes('--json') && !hasAnswered) io.out(JSON.stringify(documentOf(failure), undefined, 2));
    else io.err(`${failure.code}  ${failure.message}\n-> ${failure.remedy}`);
    if (failure.code === 'COMMAND_FAILED') io.err((thrown as Error).stack ?? '');
    return exitCodeOf(failure);
  }
}

async function perform(words: readonly string[], io: Io): Promise<void> {
  const choice = chosenCommand(words);
  if (choice.wish === 'version') return io.out(await ownVersion());
  if (choice.wish === 'help') return (await helpText(choice.topic)).forEach((line) => io.out(line));
  const { run } = (await commands[choice.name]?.load()) ?? {};
  await run?.(choice.args, io);
}

async function ownVersion(): Promise<string> {
  const text = await readFile(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}

function documentOf({ code, message, remedy, values }: Failure): object {
  return { code, message, remedy, values };
}

/** What the operating system refuses is no mistake of ours: the place is named instead of the line that asked. */
function failureOf(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown;
  const noRoom = noRoomIn(thrown);
  if (noRoom) return noRoom;
  const { code, syscall, path, address, port } = (thrown ?? {}) as NodeJS.ErrnoException & { address?: string; port?: number };
  if (code && syscall) {
    const place = path ?? (address ? `${address}:${port}` : 'something');
    return new Failure('SYSTEM_REFUSED', { call: syscall, place, cause: causeOf(thrown) }, { cause: thrown });
  }
  return new Failure('COMMAND_FAILED', { cause: causeOf(thrown) }, { cause: thrown });
}
