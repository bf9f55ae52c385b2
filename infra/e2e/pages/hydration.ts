import type { Page } from '@playwright/test';
import { missingPage } from './page-kinds.ts';
import { emptyFrameWarning } from './sample-frames.ts';

/** What the page writes to the console, and what it reports to the site, while it hydrates. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isExpected = missingPage.test(`${message.text()} ${message.location().url}`) || emptyFrameWarning.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isExpected) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('request', (request) => request.url().endsWith('/_report') && complaints.push(`report: ${request.postData()}`));
  return complaints;
}

/** Marks the nodes that the server sent, before any script can hydrate them. */
export async function markServedNodes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const served = [...document.querySelectorAll('header, header *, main *, #shell-notices *, [data-slot] *')];
      Object.assign(window, { servedNodes: served });
    });
  });
}

/**
 * Nodes of the server that were removed, except what is removed when no user is signed in, where data come later, code that became
 * fields, and what reserved the space of a sample until its frame was there.
 */
export function lostNodes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const collections = 'a[href$="/plus/collections"]';
    const served = (window as unknown as { servedNodes: Element[] }).servedNodes;
    const written = new Set(
      document.querySelectorAll('interactive-example').length > 0 ? served.filter((node) => node.closest('.code-example')) : [],
    );
    const framed = new Set([...document.querySelectorAll<HTMLElement>('iframe[data-live-id]')].map((frame) => frame.dataset.liveId));
    return (
      served
        .filter((node) => !written.has(node))
        .filter((node) => !(node instanceof SVGElement && framed.has(node.dataset.liveId)))
        .filter((node) => !node.isConnected && !node.matches(`${collections}, ${collections} *, :has(> ${collections})`))
        // Accented in the pseudo-locale.
        .filter((node) => node.textContent.normalize('NFD').replace(/\p{M}/gu, '') !== 'BCD tables only load in the browser')
        .map((node) => node.outerHTML.slice(0, 120))
    );
  });
}
