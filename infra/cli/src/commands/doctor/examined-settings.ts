import type { Configuration } from '@webdocs/configuration/read-configuration';

/** The settings that can make a site insecure or leave it without something that it needs. Empty text counts as not set. */
export interface ExaminedSettings {
  readonly dataFolder: string;
  /** Address that the site listens on. */
  readonly bind: string;
  readonly publicAddress: string | null;
  readonly trustedProxies: readonly string[];
  readonly databaseUrl: string | null;
  readonly identityIssuer: string | null;
  readonly identityClientSecret: string | null;
  readonly mail: Configuration['server']['mail'];
  readonly ai: Configuration['server']['ai'];
  readonly stripeKey: string | null;
  readonly stripeWebhookSecret: string | null;
  readonly operatorToken: string | null;
  readonly rehearsalBrowser: string | null;
}

const loopback = /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether only this machine can reach a host. */
export function isLoopback(host: string): boolean {
  return loopback.test(host);
}

/** Whether only this machine reaches the site. */
export function isLocalRun({ bind, publicAddress }: Pick<ExaminedSettings, 'bind' | 'publicAddress'>): boolean {
  return isLoopback(bind) && (!publicAddress || isLoopback(new URL(publicAddress).hostname));
}
