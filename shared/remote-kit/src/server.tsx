import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import type { Facts } from '@webdocs/contracts/events/event';
import type { Failure } from '@webdocs/contracts/failures/failure';
import { describePage, plainPage } from '@webdocs/contracts/page/describe-page';
import type { PageDescription, PlainPage, SiteFacts } from '@webdocs/contracts/page/description';
import type { LoadedPage, Read } from '@webdocs/contracts/page/loader';
import type { Page } from '@webdocs/contracts/page/page';
import type { Address } from '@webdocs/contracts/reader/address';
import type { RemoteDefinition } from '@webdocs/contracts/remote/definition';
import { createEventBus } from '@webdocs/event-bus';
import { loadMessages } from '@webdocs/i18n';
import { renderToString } from 'react-dom/server';
import { declaredSlots } from './declared-slots.ts';
import { identifierPrefix } from './identifier-prefix.ts';
import { PartRoot } from './PartRoot.tsx';
import type { Part, PartProps } from './part.ts';

export interface RenderRequest {
  readonly part: string;
  readonly props: PartProps;
  readonly facts: Facts;
  readonly configuration: PublicConfiguration;
  readonly version: string;
  /** A placeholder for each slot; the gateway replaces it by the slot's fragment. */
  readonly slotMark: string;
  /** Told of a slot that the definition does not list, in place of the development mode of the site. */
  readonly undeclared?: (failure: Failure) => void;
}

/**
 * What a remote answers about its pages besides drawing them. Plain data goes in and JSON comes out, which the gateway checks: a
 * remote without a word of its own says what can be said of any page.
 */
export interface PageAnswers {
  /** What the head of the page, search engines and the policy are told. */
  describe(page: Page, site: SiteFacts): PageDescription;
  /** The page without the code of the remote, where the part that shows it failed. */
  plain(page: Page): PlainPage;
  /**
   * Data for the pages of its definition that say what they read. Nothing comes in but by `read`, and nothing of who is looking;
   * where there is no such page, nothing is answered.
   */
  load?(address: Address, read: Read): Promise<LoadedPage | undefined>;
}

/** What a remote has on the server alone: `src/server-side.ts`. The rest of its server entry is made of its definition. */
export interface ServerSide extends Partial<PageAnswers> {
  /** Parts that the server draws in another way than browsers. */
  readonly parts?: Readonly<Record<string, Part>>;
}

export interface ServerEntry extends PageAnswers {
  readonly definition: RemoteDefinition;
  render(request: RenderRequest): Promise<string>;
}

/** The server face of a remote. Every render has a store of its own: nothing of one reader reaches another. */
export function serverEntry(
  definition: RemoteDefinition,
  parts: Readonly<Record<string, Part>>,
  { describe = describePage, plain = plainPage, load }: Partial<PageAnswers> = {},
): ServerEntry {
  return {
    definition,
    describe,
    plain,
    ...(load ? { load } : {}),
    async render({ part: name, props, facts, configuration, version, slotMark, undeclared }) {
      const part = parts[name];
      if (!part) throw new Error(`${definition.name} has no part called ${name}`);
      const { locale } = props.address;
      const pseudo = configuration.pseudoLocale;
      const messages = await loadMessages(part.messages, locale, { pseudo });
      await Promise.all((part.late ?? []).map((piece) => piece.fetch(locale, pseudo)));
      const bus = createEventBus({ facts, source: definition.name, report: () => undefined });
      const context = {
        identity: { remote: definition.name, version, part: name },
        bus,
        configuration,
        messages,
        slots: declaredSlots(
          { mark: (slot) => slotMark.replace('*', slot), mount: () => () => undefined },
          { remote: definition.name, opens: definition.opens },
          undeclared ?? (configuration.developmentMode ? thrown : ignored),
        ),
        navigate: () => undefined,
        prefetch: () => undefined,
        report: () => undefined,
      };
      const current = { get: () => props, onChange: () => () => undefined };
      return renderToString(<PartRoot part={part} context={context} current={current} serverNodes={[]} onFailure={() => undefined} />, {
        identifierPrefix: identifierPrefix(definition.name, name, props.slot),
      });
    },
  };
}

function thrown(failure: Failure): never {
  throw failure;
}

/** The browser of the reader reports it. */
function ignored(): void {}
