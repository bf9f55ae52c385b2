const most = 20;

/** The files that a run of more than 20 of them spends most of its time on, each as a line with its seconds. */
export function slowestFiles(files: ReadonlyArray<{ readonly name: string; readonly ms: number }>): string[] {
  if (files.length <= most) return [];
  const slowest = [...files].sort((left, right) => right.ms - left.ms).slice(0, most);
  return slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}
