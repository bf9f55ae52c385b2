import { readFile } from 'node:fs/promises';
import { Failure } from '@webdocs/contracts/failures/failure';
import { RemoteDefinitionSchema } from '@webdocs/contracts/remote/definition';
import { processActor } from '@webdocs/registry/change-origin';
import { ownSigningKey, publicPem } from '@webdocs/registry/signing-keys';
import { listKeys, revokeKey, trustKey } from '@webdocs/registry/trusted-keys';
import * as v from 'valibot';
import { command, typedPath } from './command.ts';
import { dataCommand } from './data-command.ts';
import { signingFolderIn } from './running-site.ts';
import { table } from './table.ts';

const createUsage = 'site keys create <team> [--data <folder>]';

/** On the machine that deploys; an operator of the site gets the public half, which is all that is printed. */
export const create = command(createUsage, async ({ names: [team = ''], dataFolder, io }) => {
  const folder = signingFolderIn(dataFolder, process.env.WEBDOCS_SIGNING_KEYS);
  const key = await ownSigningKey(folder, remoteName(team, createUsage));
  io.err(`The private key is in ${folder}, for you alone. Let an operator trust what follows: site keys trust ${team} <file>`);
  io.out(publicPem(key).trim());
});

const trustUsage = 'site keys trust <team> <file> [--data <folder>]';

export const trust = dataCommand(trustUsage, async ({ names: [team = '', file = ''], io }, database) => {
  const pem = await readFile(typedPath(file), 'utf8');
  const fingerprint = await trustKey(database, remoteName(team, trustUsage), pem, processActor('machine'));
  io.out(`Releases of ${team} that are signed with ${short(fingerprint)} are taken in from now on.`);
});

export const list = dataCommand('site keys list [--json] [--data <folder>]', async ({ answer }, database) => {
  const keys = await listKeys(database.query);
  answer(keys, () => {
    if (keys.length === 0) return ['No key is trusted yet.'];
    const rows = keys.map(({ team, fingerprint, trustedAt, trustedBy, revokedAt }) => [
      team,
      short(fingerprint),
      revokedAt ? `revoked ${revokedAt.slice(0, 10)}` : 'trusted',
      trustedAt.slice(0, 10),
      trustedBy,
    ]);
    return table([['team', 'key', 'state', 'since', 'by'], ...rows]);
  });
});

export const revoke = dataCommand(
  'site keys revoke <team> <fingerprint> [--data <folder>]',
  async ({ names: [team = '', fingerprint = ''], io }, database) => {
    await revokeKey(database, team, fingerprint, processActor('machine'));
    io.out(`Nothing that only this key of ${team} signed is taken in or made live any more.`);
  },
);

function remoteName(team: string, usage: string): string {
  if (v.is(RemoteDefinitionSchema.entries.name, team)) return team;
  throw new Failure('COMMAND_MISUSED', { cause: `${team} is no name of a remote`, usage });
}

function short(fingerprint: string): string {
  return fingerprint.slice(0, 16);
}
