import type { Address } from '@webdocs/contracts/reader/address';
import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import type { Page } from '@webdocs/contracts/page/page';
import type { PartReference } from '@webdocs/contracts/page/state';
import type { SlotName } from '@webdocs/contracts/remote/slot';
import type { EventBus } from '@webdocs/event-bus';
import { createMessages, type Messages } from '@webdocs/i18n';
import { PartContextProvider } from '@webdocs/remote-kit';
import { createContext, useContext, useMemo } from 'react';
import { partName } from './part-name.ts';
import { parts } from './site-parts.js';

/** What every part of the page shares, where one program makes all of them. */
export interface Site {
  readonly page: Page;
  readonly address: Address;
  readonly slots: Readonly<Record<string, PartReference>>;
  readonly bus: EventBus;
  readonly configuration: PublicConfiguration;
  readonly messages: Readonly<Record<string, Messages>>;
  readonly navigate: (href: string) => void;
}

const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('a slot is rendered outside the site');
  return site;
}

export async function messagesOfParts(address: Address, configuration: PublicConfiguration): Promise<Record<string, Messages>> {
  const made = Object.entries(parts).map(async ([name, { messages }]) => {
    const sources = await messages.sourcesFor(address.locale);
    return [name, createMessages(address.locale, sources, { pseudo: configuration.pseudoLocale })] as const;
  });
  return Object.fromEntries(await Promise.all(made));
}

/** The root of one of the page's trees. */
export function SiteTree({ site, reference }: { readonly site: Site; readonly reference: PartReference }) {
  return (
    <SiteContext.Provider value={site}>
      <SitePart reference={reference} />
    </SiteContext.Provider>
  );
}

/** A part and what it is given, as a plain component of the page's one tree. */
export function SitePart({ reference, slot }: { readonly reference: PartReference; readonly slot?: SlotName }) {
  const { page, address, bus, configuration, messages, navigate } = useSite();
  const name = partName(reference);
  const context = useMemo(
    () => ({
      identity: { remote: reference.owner, version: 'monolith', part: reference.part },
      bus,
      configuration,
      messages: messages[name] as Messages,
      slots: { mark: () => '', mount: () => () => undefined },
      navigate,
      prefetch: () => undefined,
      report: () => undefined,
    }),
    [reference, bus, configuration, messages, name, navigate],
  );
  const Component = parts[name]?.component;
  return <PartContextProvider value={context}>{Component && <Component page={page} address={address} slot={slot} />}</PartContextProvider>;
}
