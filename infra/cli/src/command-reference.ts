import { commands, groups } from './command-table.ts';
import { exitCodes } from './exit-codes.ts';

/** The text of `infra/docs/commands.md`, out of the table of commands. */
export async function commandReference(): Promise<string> {
  const rows = await Promise.all(Object.values(commands).map(rowOf));
  return `# Commands

Generated from \`infra/cli/src/command-table.ts\`. Regenerate it with \`npx tsx infra/cli/src/write-reference.ts\`.

\`npm run site -- <command>\`; \`npm run --silent site -- status --json\` where a program reads the answer. Every command takes
\`--help\`. With \`--json\`, where the table shows it, standard output holds one JSON document and everything else goes to standard
error; a failure is a document too: \`{ "code", "message", "remedy", "values" }\`, with the codes of [the error catalogue](errors.md).
A word or a flag that does not exist is refused, with the nearest that does. \`--json\` and \`--data\` may come before the command. A
reader that leaves early (\`| head -1\`) stops nothing.

| Command | Does | Exit codes |
|---|---|---|
${rows.join('\n')}

${Object.entries(groups)
  .map(([name, does]) => `- \`site ${name}\`: ${does}`)
  .join('\n')}

## Exit codes

| Code | Meaning |
|---|---|
${Object.entries(exitCodes)
  .map(([code, meaning]) => `| ${code} | ${meaning} |`)
  .join('\n')}
`;
}

async function rowOf({ does, exits = [], load }: (typeof commands)[string]): Promise<string> {
  const { usage } = await load();
  return `| \`${usage.replaceAll('|', '\\|')}\` | ${does} | ${[0, 1, 2, ...exits].join(', ')} |`;
}
