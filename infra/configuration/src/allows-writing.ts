import type { Configuration } from './read-configuration.ts';

/** Whether writer and development modes hold for a request to this host (the Host header, port and all). */
export function allowsWriting(host: string | undefined, { public: { writerMode, developmentMode }, server }: Configuration): boolean {
  if (!host || !(writerMode || developmentMode)) return false;
  return server.writingHosts.includes(nameOf(host));
}

/** 'LocalHost:3000' -> 'localhost', '[::1]:3000' -> '::1' */
function nameOf(host: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\]|([^:]+))(?::\d{1,5})?$/.exec(host) ?? [];
  return (bracketed ?? plain ?? '').toLowerCase();
}
