import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { withOwnSharedAssets } from '@webdocs/contracts/samples/shared-assets';

/** What the code loads from the repository of shared assets is loaded from its own host: a site may have no way to that repository. */
export function namingOwnAssets({ html, css, js, ...rest }: SampleCode): SampleCode {
  const languages = Object.entries({ html, css, js }).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { ...rest, ...Object.fromEntries(languages.map(([language, code]) => [language, withOwnSharedAssets(code)])) };
}
