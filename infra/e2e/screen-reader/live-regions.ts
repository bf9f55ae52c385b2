import type { Page } from '@playwright/test';

declare global {
  interface Document {
    heard?: string[];
  }
}

/** From now on what live regions say is kept, on this page and those after it. */
export async function listenToLiveRegions(page: Page): Promise<void> {
  await page.addInitScript(listen);
  await page.evaluate(listen);
}

/** What was said since the last time. */
export async function heardSince(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => document.heard?.splice(0) ?? []);
}

/** Runs in the page. */
function listen(): void {
  if (document.heard) return;
  const regions = '[role="status"], [role="alert"], [role="log"], output, [aria-live]:not([aria-live="off"])';
  const heard: string[] = (document.heard = []);
  const known = new WeakSet(document.querySelectorAll(regions));
  // The tree of accessibility does not say what changed in a region: this observes what a browser would tell a screen reader.
  new MutationObserver((changes) => {
    const said = new Map<Element, string[]>();
    for (const { target, addedNodes } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(regions);
      if (!region || !known.has(region)) continue;
      const parts = target instanceof Text ? [target] : [...addedNodes];
      said.set(region, [...(said.get(region) ?? []), ...parts.filter(({ isConnected }) => isConnected).map(textOf)]);
    }
    for (const [region, parts] of said) {
      const words = isReadWhole(region) ? textOf(region) : parts.join(' ').trim();
      if (words && isExposed(region)) heard.push(`${isUrgent(region) ? 'interrupts' : 'says'}: ${words}`);
    }
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) meetNewRegions();
  }).observe(document, { subtree: true, childList: true, characterData: true });

  /** Only changes are read aloud: screen readers say nothing of a polite region that comes with its text. */
  function meetNewRegions(): void {
    for (const region of document.querySelectorAll(regions)) {
      if (known.has(region)) continue;
      known.add(region);
      const words = textOf(region);
      // What describes a field is read with it.
      const isDescription = region.id !== '' && document.querySelector(`[aria-describedby~="${CSS.escape(region.id)}"]`);
      if (!words || isDescription || document.readyState === 'loading' || !isExposed(region)) continue;
      heard.push(isUrgent(region) ? `interrupts: ${words}` : `is not announced, as its region is new: ${words}`);
    }
  }

  function isUrgent(region: Element): boolean {
    return (region.ariaLive ?? (region.role === 'alert' ? 'assertive' : '')) === 'assertive';
  }

  function isReadWhole(region: Element): boolean {
    const isByRole = region.matches('[role="status"], [role="alert"], output');
    return region.ariaAtomic === null ? isByRole : region.ariaAtomic === 'true';
  }

  function isExposed(region: Element): boolean {
    return region.checkVisibility({ visibilityProperty: true }) && !region.closest('[aria-hidden="true"], [inert]');
  }

  function textOf(node: Node): string {
    return ((node instanceof HTMLElement ? node.innerText : node.textContent) ?? '').replace(/\s+/g, ' ').trim();
  }
}
