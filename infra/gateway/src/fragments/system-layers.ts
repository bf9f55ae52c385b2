import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What the system adds around a render process, besides what Node does. */
export interface SystemLayers {
  /** Programs that start the process, with their arguments. */
  readonly prefix: readonly string[];
  readonly network: boolean;
  readonly user: boolean;
  /** Ended by the system with the site, whatever ends that. */
  readonly end: boolean;
}

export const noSystemLayers: SystemLayers = { prefix: [], network: false, user: false, end: false };

/** A number of no user: no process and no file belongs to it, the database server of a root user included. */
const otherUser = 64_917;
const folders = ['/usr/sbin', '/usr/bin', '/sbin', '/bin'];
const answerWithinMs = 2_000;
const tried = promisify(execFile);

let found: Promise<SystemLayers> | undefined;

/** Looked for once: each layer is tried with the Node that will run under it. */
export function systemLayers(): Promise<SystemLayers> {
  found ??= lookForLayers();
  return found;
}

async function lookForLayers(): Promise<SystemLayers> {
  const isRoot = process.getuid?.() === 0;
  const namespace = program('unshare', isRoot ? ['--net'] : ['--user', '--map-current-user', '--net']);
  const privileges = program('setpriv', ['--no-new-privs', '--pdeathsig', 'KILL']);
  const user = isRoot
    ? program('setpriv', ['--reuid', `${otherUser}`, '--regid', `${otherUser}`, '--clear-groups', '--no-new-privs', '--pdeathsig', 'KILL'])
    : [];
  const [network, asOther, ends] = await Promise.all([works(namespace), works(user), works(privileges)]);
  const last = asOther ? user : ends ? privileges : [];
  return { prefix: [...(network ? namespace : []), ...last], network, user: asOther, end: asOther || ends };
}

/** The program by its path, because a render process has no environment to be found in. */
function program(name: string, flags: readonly string[]): readonly string[] {
  const folder = process.platform === 'linux' && folders.find((folder) => existsSync(join(folder, name)));
  return folder ? [join(folder, name), ...flags, '--'] : [];
}

async function works([command, ...flags]: readonly string[]): Promise<boolean> {
  if (!command) return false;
  const options = { env: {}, cwd: '/', timeout: answerWithinMs };
  return tried(command, [...flags, process.execPath, '--version'], options).then(
    () => true,
    () => false,
  );
}
