import { useConfiguration, useText } from '@webdocs/remote-kit';
import type { Visit } from './menu-entries.ts';

/** What to say in place of sign-in while it is not possible; empty while it is. */
export function useMaintenance({ session }: Visit): string {
  const text = useText();
  const { maintenance, siteName, products } = useConfiguration();
  const isDown = session.status === 'unavailable' ? text('shell-maintenance-text', { site: siteName, plus: products.plus }) : '';
  return maintenance || session.maintenance || isDown;
}
