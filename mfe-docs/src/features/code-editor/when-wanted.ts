const savesData = () => (globalThis.navigator as { connection?: { saveData?: boolean } } | undefined)?.connection?.saveData;

/** A desktop gets the editor at once. */
export const isWantedAtOnce = () => globalThis.matchMedia?.('(pointer: fine)').matches && !savesData();

/** On a phone it comes when the page is idle; who saves data gets it with the first touch. */
export function whenWanted(field: HTMLElement, load: () => void): void {
  if (isWantedAtOnce()) load();
  else if (savesData() || !globalThis.requestIdleCallback) field.addEventListener('focus', load, { once: true });
  else requestIdleCallback(load);
}
