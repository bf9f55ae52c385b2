import { addressOf as addressOfCall } from '@webdocs/contracts/api/address-of';
import type { ApiCall } from '@webdocs/contracts/api/call';
import { everyCall } from '@webdocs/contracts/api/calls';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { SourceSchema, type Source } from '@webdocs/contracts/page/loader';
import { readPage } from '@webdocs/contracts/page/read-page';
import { addressOf } from '@webdocs/contracts/reader/address';
import type { Content } from '@webdocs/content';
import type { Registry } from '@webdocs/registry';
import * as v from 'valibot';
import type { ReadSource } from '../fragments/render-pool.ts';
import { pageForReaders } from '../page-for-readers.ts';
import { pathInAddress } from '../security/path-in-address.ts';

/** Where what loaders read comes from. */
export interface Sources {
  readonly content: Pick<Content, 'page'>;
  readonly file: Registry['file'];
  /** An anonymous GET of our API for a remote: the text of an answer of 200. */
  readonly call: (remote: string, address: string) => Promise<string>;
  /** The text at an address of a host that the operator allows. */
  readonly host: (url: string) => Promise<string>;
}

/** A loader, and what its definition lets it read. */
interface Reader {
  readonly remote: string;
  readonly version: string;
  readonly reads: readonly string[];
}

const mostReads = 20;
export const mostCharactersRead = 1_000_000;

/**
 * Answers what one run of a loader reads, JSON for JSON. What its definition does not name is refused by name, and so is what is too
 * large or too much.
 */
export function readerOf({ remote, version, reads }: Reader, sources: Sources, report: (failure: Failure) => void): ReadSource {
  let count = 0;
  let isReported = false;
  return async (text) => {
    try {
      if ((count += 1) > mostReads) throw new Error(`${mostReads} reads are allowed`);
      const source = v.parse(SourceSchema, JSON.parse(text));
      const needed = nameOf(source);
      if (!reads.includes(needed)) throw new Error(`its definition does not name ${needed}`);
      const value = JSON.stringify(await valueOf(source));
      if (value.length > mostCharactersRead) throw new Error(`it is longer than ${mostCharactersRead} characters`);
      return value;
    } catch (thrown) {
      const failure = new Failure('LOADER_READ_REFUSED', { remote, version, source: text.slice(0, 300), cause: causeOf(thrown) });
      // The first says what is wrong: a loop could add thousands.
      if (!isReported) report(failure);
      isReported = true;
      throw failure;
    }
  };

  function valueOf(source: Source): Promise<unknown> {
    switch (source.from) {
      case 'files':
        return fileAt(source.path);
      case 'pages':
        return pageAt(source.address);
      case 'calls':
        return answerOf(source);
      case 'hosts':
        return sources.host(source.url);
    }
  }

  async function fileAt(path: string): Promise<string> {
    const content = await sources.file(remote, version, path);
    if (!content) throw new Error('its release has no such file');
    return content.toString('utf8');
  }

  /** As every visitor gets it: nothing for writers. */
  async function pageAt(address: string): Promise<unknown> {
    const path = pathInAddress(address);
    const answer = path === undefined ? undefined : await sources.content.page(addressOf(path));
    const page = answer?.kind === 'found' ? readPage(answer.page) : undefined;
    const shown = answer?.kind === 'found' && page && pageForReaders({ ...answer, page });
    if (!shown) throw new Error('the site has no such page');
    return shown;
  }

  async function answerOf({ call: name, params, query }: Extract<Source, { from: 'calls' }>): Promise<unknown> {
    const call: ApiCall | undefined = Object.hasOwn(everyCall, name) ? everyCall[name as keyof typeof everyCall] : undefined;
    if (call?.method !== 'GET' || call.who !== 'anyone' || call.listener !== 'public') throw new Error('not a public call');
    const address = addressOfCall(call, { ...(params ? { params } : {}), ...(query ? { query } : {}) });
    return JSON.parse(await sources.call(remote, address)) as unknown;
  }
}

/** As a definition names it. */
function nameOf(source: Source): string {
  if (source.from === 'calls') return `call:${source.call}`;
  return source.from === 'hosts' ? new URL(source.url).origin : source.from;
}
