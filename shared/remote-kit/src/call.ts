import type { DeclaredCalls } from '@webdocs/contracts/api/calls';
import { clientFor } from '@webdocs/http/client-for';
import { reportOfRemote } from './report-of-remote.ts';

/** Put in by the build, out of the definition of the remote. */
declare const DECLARED_CALLS: DeclaredCalls;

/** Makes a call of the API, of those that the definition of this remote lists. */
export const call = clientFor(DECLARED_CALLS, reportOfRemote);
