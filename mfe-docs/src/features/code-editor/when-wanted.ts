/** On a desktop at once, on a phone when it is idle; who saves data gets it with the first touch. */
export function whenWanted(field: HTMLElement, load: () => void): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) field.addEventListener('focus', load, { once: true });
  else if (matchMedia('(pointer: coarse)').matches && 'requestIdleCallback' in window) requestIdleCallback(load);
  else load();
}
