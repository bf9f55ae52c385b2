import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import type { EventBus } from '@webdocs/event-bus';
import { measureVisit } from '@webdocs/telemetry/measure-visit';
import type { ReportFailure } from '../failure/report-failure.ts';
import { frameSources } from './frame-sources.ts';
import { followScriptErrors } from './script-errors.ts';
import { knownVisitor, visitorNow } from './visitor.ts';

interface Surroundings {
  readonly window: Window;
  readonly bus: EventBus;
  readonly configuration: PublicConfiguration;
  readonly report: ReportFailure;
  readonly composition: () => string;
}

/** What comes when the page has been interactive for a while: it measures the visit and listens for what scripts throw. */
export function measure({ window, bus, configuration, report, composition }: Surroundings): void {
  const { developmentMode: isDevelopment } = configuration;
  const { mayTell: isCounted = () => false, errors = [] } = window.webdocsEarly ?? {};
  followScriptErrors({ window, early: errors, report, composition });
  measureVisit({
    window,
    endpoint: (isDevelopment && configuration.addresses.telemetry) || '',
    isDevelopment,
    places: frameSources,
    isCounted,
    visitor: () => visitorNow(bus),
    knownVisitor: () => knownVisitor(bus, window),
  });
}
