import type { DeclaredCalls } from '@webdocs/contracts/api/calls';
import { clientFor } from '@webdocs/http/client-for';
import { reportOfRemote } from '@webdocs/remote-kit';

/** Put in by the build, out of the definition of the remote: this file is bundled into each remote. */
declare const DECLARED_CALLS: DeclaredCalls;

const { remote, calls } = DECLARED_CALLS;

/** Makes a call of the API, of those that the definition of this remote lists. */
export const call = clientFor({ remote, calls }, (failure) => reportOfRemote(remote, failure));
