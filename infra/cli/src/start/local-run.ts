import type { Configuration } from '@webdocs/configuration/read-configuration';

const loopbackHosts = ['localhost', '127.0.0.1', '::1'];

/** Whether the site is reached from this machine alone. */
export function isLocalRun({ server }: Configuration): boolean {
  return loopbackHosts.includes(server.bind) && server.publicAddress === null;
}

/** How readers' browsers reach the site. */
export function siteOriginOf({ server }: Configuration): string {
  return server.publicAddress ?? `http://localhost:${server.port}`;
}
