import { Failure } from '@webdocs/contracts/failures/failure';
import { RemoteDefinitionSchema } from '@webdocs/contracts/remote/definition';
import { createToken, listTokens, revokeToken, rotateToken, type AccessToken, type MadeToken } from '@webdocs/registry/access-tokens';
import { processActor } from '@webdocs/registry/change-origin';
import * as v from 'valibot';
import type { Call } from './command.ts';
import { dataCommand } from './data-command.ts';
import { table } from './table.ts';

const createUsage = 'site tokens create <holder> [--name <name>] [--expires <days>] [--data <folder>]';
const usualExpiry = '90d';

/** For a team, by the name of its remote, or for `operator`. */
export const create = dataCommand(createUsage, async (call, database) => {
  const {
    names: [holder = ''],
    options,
  } = call;
  const misused = (cause: string) => new Failure('COMMAND_MISUSED', { cause, usage: createUsage });
  const team = holder === 'operator' ? null : holder;
  if (team !== null && !v.is(RemoteDefinitionSchema.entries.name, team)) throw misused(`${team} is neither a remote nor operator`);
  const days = Number.parseInt(options.expires ?? usualExpiry, 10);
  const { name = team === null ? processActor('machine').name : 'ci' } = options;
  if (!/^[\p{L}\p{N}@._-]{1,64}$/u.test(name)) throw misused(`--name ${name} is none: letters, digits and @ . _ - alone`);
  tell(call, await createToken(database, { team, name, days }, processActor('machine')));
});

export const list = dataCommand('site tokens list [--json] [--data <folder>]', async ({ answer }, database) => {
  const tokens = await listTokens(database.query);
  answer(tokens, () => {
    if (tokens.length === 0) return ['There are no tokens but the one of this data folder.'];
    const rows = tokens.map((one) => [
      one.id,
      one.team ?? 'operator',
      one.name,
      stateOf(one),
      one.lastUsedOn ?? 'never',
      one.createdAt.slice(0, 10),
      one.createdBy,
    ]);
    return table([['id', 'of', 'name', 'state', 'last used', 'created', 'by'], ...rows]);
  });
});

export const rotate = dataCommand('site tokens rotate <id> [--data <folder>]', async (call, database) => {
  tell(call, await rotateToken(database, call.names[0] ?? '', processActor('machine')));
});

export const revoke = dataCommand('site tokens revoke <id> [--data <folder>]', async ({ names: [id = ''], io }, database) => {
  await revokeToken(database, id, processActor('machine'));
  io.out(`The token ${id} is revoked: it opens nothing any more.`);
});

/** The secret alone on standard output: `WEBDOCS_OPERATOR_TOKEN=$(site tokens create …)`. */
function tell({ io }: Call, made: MadeToken): void {
  io.err(`Token ${made.id}, until ${made.expiresAt.slice(0, 10)}. It is shown this once: the site keeps its hash.`);
  io.out(made.token);
}

function stateOf({ revokedAt, expiresAt }: AccessToken): string {
  if (revokedAt) return `revoked ${revokedAt.slice(0, 10)}`;
  return `${new Date(expiresAt) <= new Date() ? 'expired' : 'until'} ${expiresAt.slice(0, 10)}`;
}
