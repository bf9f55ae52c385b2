import { Failure } from '@webdocs/contracts/failures/failure';
import * as v from 'valibot';

/** Which package is being read: failures name it. */
export interface PackageName {
  readonly name: string;
  readonly version: string;
}

const longestValue = 80;

/** Says where in the package what is wrong, with the value that is. */
export function malformed({ name, version }: PackageName, place: string, value: unknown): Failure {
  return new Failure('UPDATES_PACKAGE_MALFORMED', { name, version, cause: `${place} is ${shown(value)}` });
}

/** A value in the form of a schema; otherwise the first wrong one is named, with the place where it is. */
export function parsed<S extends v.GenericSchema>(schema: S, value: unknown, about: PackageName, place: string): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw malformed(about, [place, v.getDotPath(issue)].filter(Boolean).join('.'), issue.input);
}

function shown(value: unknown): string {
  const text = value === undefined ? 'missing' : (JSON.stringify(value) ?? typeof value);
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
}
