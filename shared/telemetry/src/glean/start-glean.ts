import Glean from '@mozilla/glean/web';
import { telemetryApp } from '@webdocs/contracts/telemetry/limits';
import { keepThroughStart } from './kept-pings.ts';
import { PingUploader } from './uploader.ts';

/** Glean takes no address over plain HTTP, which a site on one's own machine has: the uploader knows where pings go. */
const notAsked = 'https://telemetry.invalid';
/** Glean writes there, past its store, when its session was alive last. */
const sessionKey = 'glean_session_last_active';

interface GleanSurroundings {
  readonly endpoint: string;
  readonly mayTell: () => boolean;
}

/** False where the browser blocks its storage: what could not be sent is kept there, and Glean warns of it in the console. */
export function startGlean(surroundings: GleanSurroundings): boolean {
  try {
    localStorage.setItem(sessionKey, '');
  } catch {
    return false;
  }
  const httpClient = new PingUploader(surroundings);
  keepThroughStart(() => Glean.initialize(telemetryApp, true, { serverEndpoint: notAsked, httpClient }));
  localStorage.removeItem(sessionKey);
  return true;
}
