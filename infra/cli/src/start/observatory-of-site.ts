import type { Configuration } from '@webdocs/configuration/read-configuration';
import { isOwnScanner } from '@webdocs/contracts/api/own-scanner';
import type { Failure } from '@webdocs/contracts/failures/failure';
import type { Database } from '@webdocs/database';
import { openObservatory, type Observatory } from '@webdocs/observatory';

interface ObservatoryOfSite {
  readonly configuration: Configuration;
  readonly database: Database;
  readonly commit: string;
  readonly report: (failure: Failure) => void;
}

/** The scanner of the site; none where the feature is off, or another scanner is asked by browsers. */
export function observatoryOfSite({ configuration, database, commit, report }: ObservatoryOfSite): Observatory | undefined {
  const { features, addresses } = configuration.public;
  if (!features.observatory || !isOwnScanner(addresses.observatory)) return undefined;
  return openObservatory({
    ...configuration.server.observatory,
    database,
    built: { commit, source: addresses.repository },
    report,
  });
}
