import { userInfo } from 'node:os';
import type { Actor } from '@webdocs/contracts/remote/actor';
import type { ChangeClaims } from '@webdocs/contracts/remote/history';

/** Who makes a change, and what they say of it. */
export interface ChangeOrigin {
  readonly actor: Actor;
  readonly claims?: ChangeClaims;
}

/** Calls of this process itself are those of the account that runs it. */
export function actorOf(origin: ChangeOrigin | undefined): Actor {
  return origin?.actor ?? processActor('site');
}

/** The account of the operating system under which this process runs: unlike $USER, it cannot be set to another name. */
export function processActor(kind: 'site' | 'machine'): Actor {
  return { kind, name: accountName(), team: null };
}

function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    // An account without an entry in the system's list, as in many containers.
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
