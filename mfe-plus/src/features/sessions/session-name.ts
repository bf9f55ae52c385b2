import type { OpenSession } from '@webdocs/contracts/api/account';
import type { useText } from '@webdocs/remote-kit';

/** Browser and system, as far as they are known. */
export function sessionName({ browser, system }: Pick<OpenSession, 'browser' | 'system'>, text: ReturnType<typeof useText>): string {
  if (browser && system) return text('plus-session-device', { browser, system });
  return browser ?? system ?? text('plus-session-unknown');
}
