import { dirname, join } from 'node:path';
import type { Configuration } from '@webdocs/configuration/read-configuration';
import type { Failure } from '@webdocs/contracts/failures/failure';
import { DataPackages } from '@webdocs/reference/data-packages';
import { packageNames, type UpdatePlace } from '@webdocs/updates';

/** Where data about browsers are: what is installed, and where the operator says that newer ones come. A path of this site is no such place. */
export function updatePlaces(configuration: Configuration, report: (failure: Failure) => void): UpdatePlace[] {
  const { folder } = configuration.server.updates;
  const { updates: address } = configuration.public.addresses;
  const installed = new DataPackages(report);
  const [compat, features] = [packageNames.compat, packageNames.features].map((name) => installed.manifestOf(name));
  return [
    ...(compat && features ? [{ compat: dirname(compat), features: dirname(features) }] : []),
    ...(folder ? [{ compat: join(folder, packageNames.compat), features: join(folder, packageNames.features) }] : []),
    ...(/^https?:\/\//.test(address) ? [{ address }] : []),
  ];
}
