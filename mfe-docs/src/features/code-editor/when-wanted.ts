const savesData = () => (globalThis.navigator as { connection?: { saveData?: boolean } } | undefined)?.connection?.saveData;

/** A desktop gets the editor at once. */
export function isWantedAtOnce(): boolean {
  const touched = globalThis.matchMedia?.('(pointer: coarse)');
  return touched !== undefined && !touched.matches && !savesData();
}

/** A page that is never idle gets it all the same. */
const idleWithinMs = 3000;

/** On a phone it comes when the page is idle; who saves data gets it with the first touch. */
export function whenWanted(field: HTMLElement, load: () => void): void {
  if (isWantedAtOnce() || document.activeElement === field) load();
  else if (savesData() || !globalThis.requestIdleCallback) field.addEventListener('focus', load, { once: true });
  else requestIdleCallback(load, { timeout: idleWithinMs });
}
