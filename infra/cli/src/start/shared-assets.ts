import { join } from 'node:path';
import { sharedAssetsIn, type SharedAssets } from '@webdocs/content/shared-assets';
import type { Failure } from '@webdocs/contracts/failures/failure';
import type { ServerConfiguration } from '@webdocs/configuration/read-configuration';
import { fetchedAssets } from './fetched-assets.ts';

/** The media that many pages share, from where the operator says they are. */
export function sharedAssetsOf(
  { content: { sharedAssets: place }, dataFolder }: Pick<ServerConfiguration, 'content' | 'dataFolder'>,
  report: (failure: Failure) => void,
): SharedAssets | undefined {
  if (place === null) return undefined;
  if (typeof place === 'string') return sharedAssetsIn(place);
  return fetchedAssets({ address: place.address, folder: join(dataFolder, 'shared-assets'), report });
}
