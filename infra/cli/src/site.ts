import { endBySignal } from './end-by-signal.ts';
import { runCommand } from './run-command.ts';

// A reader that leaves (`| head -1`) is no failure, and no reason to stop in the middle of a deploy.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (thrown: NodeJS.ErrnoException) => {
    if (thrown.code !== 'EPIPE') throw thrown;
  });

endBySignal(process);

process.exitCode = await runCommand(process.argv.slice(2), {
  out: (line) => void process.stdout.write(`${line}\n`),
  err: (line) => void process.stderr.write(`${line}\n`),
});
