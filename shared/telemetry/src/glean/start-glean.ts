import Glean from '@mozilla/glean/web';
import { telemetryApp } from '@webdocs/contracts/telemetry/limits';
import { sessionLength, storeNoIdentity } from './anonymous-storage.ts';
import { keepThroughStart } from './kept-pings.ts';
import { PingUploader } from './uploader.ts';

/** Glean takes no address over plain HTTP, which a site on one's own machine has: the uploader knows where pings go. */
const notAsked = 'https://telemetry.invalid';

interface GleanSurroundings {
  readonly endpoint: string;
  readonly mayTell: () => boolean;
}

/** False where the browser blocks its storage: Glean keeps there what it is about to say. */
export function startGlean(surroundings: GleanSurroundings): boolean {
  try {
    storeNoIdentity();
  } catch {
    return false;
  }
  const httpClient = new PingUploader(surroundings);
  keepThroughStart(() =>
    Glean.initialize(telemetryApp, true, { serverEndpoint: notAsked, httpClient, sessionLengthInMinutesOverride: sessionLength }),
  );
  return true;
}
