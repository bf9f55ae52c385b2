import type { PageState } from '@webdocs/contracts/page/state';
import type { SlotName } from '@webdocs/contracts/remote/slot';
import { documentIds } from '@webdocs/contracts/page/document-ids';
import { configurationIn } from '../document/configuration-in.ts';
import { fontPreloads, metaTags } from '../document/head-tags.ts';
import { scriptsOf, styleElement, stylesOf } from '../document/page-assets.ts';
import { escapeJson, pageStateOf } from '../document/page-state-block.ts';
import { escapeHtml } from '../fragments/escape-html.ts';
import type { GatewayServices } from '../gateway-services.ts';
import type { Fragment, RenderedRequest } from '../page-request.ts';

export interface ComposedDocument {
  readonly html: string;
  readonly scripts: PageState['scripts'];
}

/** Step 5: the fragments in the frame, one state block, and exactly the styles of this page. */
export function composeDocument(request: RenderedRequest, parts: GatewayServices): ComposedDocument {
  const { address, description, facts, site, header, footer, notices, main, mainFragment } = request;
  const configuration = configurationIn(address.locale, parts, site.declared);
  const shown = [header, footer, notices, mainFragment].map((fragment) => fragment.html);
  const scripts = scriptsOf(request, (slot) => shown.some((fragment) => fragment.includes(parts.slotMark.replace('*', slot))));
  const styles = stylesOf(request, configuration).map(styleElement);
  const { colour = 'docs' } = facts;
  const cover = facts.cover && request.status === 200 ? ' data-cover' : '';
  const applicationId = `single-spa-application:${main.owner}@${site.releases[main.owner]?.version}/${main.part}`;

  const html = `<!doctype html>
<html lang="${address.locale}" data-cloth="${colour}"${cover} data-composition="${site.composition.id}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${metaTags(description, address, configuration)}<script>${site.headScript}</script>${styles.join('')}${fontPreloads(site.releases.shell as never)}<script type="application/json" id="${documentIds.state}">${escapeJson(pageStateOf(request, configuration, scripts))}</script></head><body><div id="${documentIds.header}">${withSlots(header)}</div><main id="${documentIds.main}" tabindex="-1"><div id="${escapeHtml(applicationId)}">${withSlots(mainFragment)}</div></main><div id="${documentIds.footer}">${withSlots(footer)}</div><div id="${documentIds.notices}">${withSlots(notices)}</div><p id="page-announcement" class="visually-hidden" aria-live="polite"></p></body></html>
`;
  return { html, scripts };

  /** A slot's fragment is in an element of its own: exactly the output of its part, so that the part can hydrate. */
  function withSlots({ html: fragment }: Fragment): string {
    return Object.entries(request.slotFragments)
      .reduce((text, [slot, { html: filled }]) => {
        const container = `<div data-filler="${escapeHtml(fillerOf(slot as SlotName))}">${filled}</div>`;
        return text.replaceAll(parts.slotMark.replace('*', slot), () => container);
      }, fragment)
      .replaceAll(emptySlots(parts.slotMark), '');
  }

  function fillerOf(slot: SlotName): string {
    const { owner = '', part = '' } = request.slots[slot] ?? {};
    return `${owner}@${site.releases[owner]?.version}/${part}`;
  }
}

/** Marks of slots without a filler on this page. */
function emptySlots(slotMark: string): RegExp {
  const [before = '', after = ''] = slotMark.split('*').map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`${before}[a-z0-9/-]+${after}`, 'g');
}
