import { addressOf } from '@webdocs/contracts/reader/address';
import { documentIds } from '@webdocs/contracts/page/document-ids';
import type { PartReference } from '@webdocs/contracts/page/state';
import { pageFactOf, startFacts } from '@webdocs/contracts/page/start-facts';
import { createEventBus, joinTabs } from '@webdocs/event-bus';
import { hydrateRoot, type Root } from 'react-dom/client';
import {
  createPageData,
  createScrollMemory,
  followConnectivity,
  followSession,
  followTheme,
  readPageState,
  startRouter,
  tabStore,
} from './site-parts.js';
import { messagesOfParts, SiteTree, type Site } from './SiteTree.tsx';

void start();

/** Takes over the served page as one program: the same behaviour as the composed site, without anything to compose. */
async function start(): Promise<void> {
  const state = readPageState(document);
  const { configuration } = state;
  const address = addressOf(location.pathname, location.search);
  const bus = createEventBus({ facts: startFacts(state.page, address, state.main.owner), source: 'monolith', report: () => undefined });
  joinTabs(bus);
  followTheme({ bus });
  followConnectivity(bus);
  followSession({ bus });

  let site: Site = {
    page: state.page,
    address,
    slots: state.slots,
    bus,
    configuration,
    messages: await messagesOfParts(address, configuration),
    navigate: (href) => router.navigate(href),
  };
  const trees = [
    hydrated(documentIds.header, 'header', { owner: 'shell', part: 'header' }),
    hydrated(documentIds.notices, 'notices', { owner: 'shell', part: 'notices' }),
    hydrated(documentIds.main, 'main', state.main),
  ];
  const router = startRouter({
    window,
    main: document.getElementById(documentIds.main) as HTMLElement,
    data: createPageData(),
    scrollMemory: createScrollMemory(tabStore),
    show: async ({ page, pathname }, url) => {
      if (page.renderer !== state.page.renderer) return 'reload';
      site = { ...site, page, address: addressOf(pathname, url.search) };
      for (const { root, reference } of trees) root.render(<SiteTree site={site} reference={reference} />);
      bus.publish('page/changed', pageFactOf(page, site.address, state.main.owner));
      return 'shown';
    },
  });
  requestAnimationFrame(() => {
    document.documentElement.dataset.hydrated = '';
    performance.mark('webdocs:hydrated');
  });

  function hydrated(id: string, identifierPrefix: string, reference: PartReference): { root: Root; reference: PartReference } {
    const element = document.getElementById(id) as HTMLElement;
    const container = (id === documentIds.main ? element.firstElementChild : element) as HTMLElement;
    const root = hydrateRoot(container, <SiteTree site={site} reference={reference} />, {
      identifierPrefix,
      onRecoverableError: (thrown) => console.error('the monolith rendered other HTML than its server', thrown),
    });
    return { root, reference };
  }
}
