/** One line of the format in which a continuous integration marks a place in a pull request. */
export function annotation(level: 'error' | 'warning', place: Readonly<Record<string, string | number>>, message: string): string {
  const properties = Object.entries(place).map(
    ([name, value]) => `${name}=${escaped(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`,
  );
  return `::${level} ${properties.join(',')}::${escaped(message)}`;
}

function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
