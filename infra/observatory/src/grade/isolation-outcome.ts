import { valuesOf, type HeaderLine } from '../parse/header-lines.ts';
import { fieldToken } from '../parse/field-token.ts';

/** What a header with one token says: browsers read it as a structured field, and know no value of one that is there twice. */
export function isolationToken(
  headers: readonly HeaderLine[],
  name: string,
): { readonly data: string | null; readonly token: string | null } {
  const values = valuesOf(headers, name);
  if (values.length === 0) return { data: null, token: null };
  return { data: values.join(', '), token: values.length === 1 ? (fieldToken(values[0] as string) ?? '') : '' };
}
