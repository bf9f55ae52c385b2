import { playgroundAddress, playgroundCodeKey, playgroundPath } from '@webdocs/contracts/samples/playground-address';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';

/** Shows the playground in a tab of this site. Code that is too long for an address waits for it in the storage of the tab. */
export async function openPlayground(tab: Window, locale: string, code: SampleCode): Promise<void> {
  const address = await playgroundAddress(locale, code);
  if (address === undefined) tab.sessionStorage.setItem(playgroundCodeKey, JSON.stringify(code));
  tab.location.assign(new URL(address ?? playgroundPath(locale), window.location.href));
}
