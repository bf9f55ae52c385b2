import type { Address } from '@webdocs/contracts/reader/address';
import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import type { Page } from '@webdocs/contracts/page/page';
import type { PartReference } from '@webdocs/contracts/page/state';
import { startFacts } from '@webdocs/contracts/page/start-facts';
import { createEventBus } from '@webdocs/event-bus';
import { renderToString } from 'react-dom/server';
import { messagesOfParts, SiteTree, type Site } from './SiteTree.tsx';

export interface MonolithRequest {
  readonly page: Page;
  readonly address: Address;
  readonly main: PartReference;
  readonly slots: Site['slots'];
  readonly configuration: PublicConfiguration;
}

export interface MonolithPage {
  readonly header: string;
  readonly main: string;
  readonly footer: string;
  readonly notices: string;
}

/** The whole page in one go, in the thread that was asked. */
export async function render({ page, address, main, slots, configuration }: MonolithRequest): Promise<MonolithPage> {
  const bus = createEventBus({ facts: startFacts(page, address, main.owner), source: 'monolith', report: () => undefined });
  const messages = await messagesOfParts(address, configuration);
  const site: Site = { page, address, slots, bus, configuration, messages, navigate: () => undefined };
  const html = (reference: PartReference, identifierPrefix: string): string =>
    renderToString(<SiteTree site={site} reference={reference} />, { identifierPrefix });
  return {
    header: html({ owner: 'shell', part: 'header' }, 'header'),
    main: html(main, 'main'),
    footer: html({ owner: 'shell', part: 'footer' }, 'footer'),
    notices: html({ owner: 'shell', part: 'notices' }, 'notices'),
  };
}
