import type { DeclaredCalls } from '@webdocs/contracts/api/calls';
import { streamsFor } from '@webdocs/http/open-stream';
import { reportOfRemote } from '@webdocs/remote-kit';

/** Put in by the build, out of the definition of the remote: this file is bundled into each remote. */
declare const DECLARED_CALLS: DeclaredCalls;

const { remote, calls } = DECLARED_CALLS;

/** Opens the stream of a call of the API, of those that the definition of this remote lists. */
export const openStream = streamsFor({ remote, calls }, (failure) => reportOfRemote(remote, failure));
