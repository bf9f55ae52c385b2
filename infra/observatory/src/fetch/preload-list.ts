import { readFileSync } from 'node:fs';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { PreloadList } from '../grade/evidence.ts';
import * as v from 'valibot';

const ListSchema = v.object({
  entries: v.array(v.object({ name: v.string(), include_subdomains: v.optional(v.boolean()), mode: v.optional(v.string()) })),
});

/**
 * Reads a list of preloaded hosts: that of Chromium (`transport_security_state_static.json`), or a host a line, with a dot before it
 * where its subdomains count too.
 */
export function readPreloadList(file: string): PreloadList {
  try {
    return preloadListOf(readFileSync(file, 'utf8'));
  } catch (thrown) {
    throw new Failure('OBSERVATORY_FILE_UNUSABLE', { file, cause: causeOf(thrown) }, { cause: thrown });
  }
}

export function preloadListOf(text: string): PreloadList {
  const hosts = new Map<string, boolean>();
  const lines = text.split('\n').map((line) => line.trim());
  if (/^\s*(?:\/\/[^\n]*\n\s*)*\{/.test(text)) {
    const { entries } = v.parse(ListSchema, JSON.parse(lines.filter((line) => !line.startsWith('//')).join('\n')));
    for (const entry of entries) if (entry.mode === 'force-https') hosts.set(entry.name, entry.include_subdomains ?? false);
  } else {
    for (const line of lines)
      if (line !== '' && !line.startsWith('#')) hosts.set(line.replace(/^\./, '').toLowerCase(), line.startsWith('.'));
  }
  return {
    has(host) {
      const parts = host.split('.');
      return hosts.has(host) || parts.some((_, index) => index > 0 && hosts.get(parts.slice(index).join('.')) === true);
    },
  };
}
