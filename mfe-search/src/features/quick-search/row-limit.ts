const lowWindow = 850;

/** How many titles a window has room for. */
export function rowLimit(windowHeight: number): number {
  return windowHeight < lowWindow ? 5 : 10;
}
