import { readFileSync } from 'node:fs';
import { causeOf } from '@webdocs/contracts/failures/failure';
import * as v from 'valibot';
import type { ReportProblem } from '../report/problem.ts';

/** A JSON file checked against its schema; absent files are no problem, wrong ones are reported and left out. */
export function readJsonFile<S extends v.GenericSchema>(file: string, schema: S, report: ReportProblem): v.InferOutput<S> | undefined {
  let source: string;
  try {
    source = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  try {
    return v.parse(schema, JSON.parse(source));
  } catch (thrown) {
    report(file, lineOfError(source, thrown), causeOf(thrown));
    return undefined;
  }
}

function lineOfError(source: string, thrown: unknown): number {
  const position = /position (\d+)/.exec(causeOf(thrown))?.[1];
  return position === undefined ? 1 : source.slice(0, Number(position)).split('\n').length;
}
