import { createHmac } from 'node:crypto';
import type { Database } from '@webdocs/database';
import { networkOf } from '@webdocs/limits/network-of';
import type { CountedSearch, Search } from '@webdocs/search';
import type { FastifyRequest } from 'fastify';
import { isOptedOut } from '../protection/opted-out.ts';
import { saltsFor } from '../stores/page-feedback.ts';

interface CountSearchOptions {
  readonly database: Database;
  readonly search: Search;
  readonly now: () => Date;
}

export type Searched = Pick<CountedSearch, 'locale' | 'query' | 'isMiss'>;

/** Counts a search of a request, some time soon. */
export type CountSearch = (request: FastifyRequest, searched: Searched) => void;

/** Neither who asks not to be counted is, nor a page that a browser fetches before it is wanted. */
export function searchCounter({ database, search, now }: CountSearchOptions): CountSearch {
  let known: { readonly day: string; readonly salt: Promise<Buffer> } | undefined;

  function saltOfDay(): Promise<Buffer> {
    const day = now().toISOString().slice(0, 10);
    if (known?.day === day) return known.salt;
    const salt = saltsFor(database.query, now()).then(({ today }) => today);
    known = { day, salt };
    salt.catch(() => {
      if (known?.salt === salt) known = undefined;
    });
    return salt;
  }

  /** As a network and a program, whether or not signed in: a reader at two of them is two, an office may be one. */
  async function countMiss(request: FastifyRequest, searched: Searched): Promise<void> {
    const visitor = JSON.stringify({ network: networkOf(request.ip), browser: request.headers['user-agent'] ?? '' });
    const salt = await saltOfDay().catch(() => undefined);
    search.count({ ...searched, ...(salt ? { visitor: createHmac('sha256', salt).update(visitor).digest() } : {}) });
  }

  return (request, searched) => {
    if (isOptedOut(request) || /^prefetch\b/.test(String(request.headers['sec-purpose'] ?? ''))) return;
    if (searched.isMiss) void countMiss(request, searched);
    else search.count(searched);
  };
}
