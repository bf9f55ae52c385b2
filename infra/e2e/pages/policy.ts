import type { Page } from '@playwright/test';

/** What the policy of the site forbids and the page tried all the same, from its first script on. */
export async function recordViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { policyViolations: violations });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      violations.push([violatedDirective, blockedURI, sample].join(' ')),
    );
  });
  return () => page.evaluate(() => (window as unknown as { policyViolations: string[] }).policyViolations);
}

/** Scripts and style sheets that the browser used without checking a hash. */
export function uncheckedFiles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[rel=stylesheet], link[rel=preload][as=script]')]
      .filter((element) => !/^sha(256|384)-/.test(element.integrity))
      .map((element) => element.outerHTML),
  );
}
