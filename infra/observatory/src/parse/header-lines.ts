export interface HeaderLine {
  readonly name: string;
  readonly value: string;
}

/** The values of all lines of a header, in their order. */
export function valuesOf(lines: readonly HeaderLine[], name: string): string[] {
  const wanted = name.toLowerCase();
  return lines.flatMap((line) => (line.name.toLowerCase() === wanted ? [line.value.trim()] : []));
}

/** All lines as one value, as readers of the standard put them together; undefined without any. */
export function combined(lines: readonly HeaderLine[], name: string): string | undefined {
  const values = valuesOf(lines, name);
  return values.length === 0 ? undefined : values.join(', ');
}
