import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { causeOf } from '@webdocs/contracts/failures/failure';
import * as v from 'valibot';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { ReportProblem } from '../cached-parts.ts';
import { lineOfDeepNesting } from './yaml-nesting.ts';
import {
  ApiSchema,
  CssSchema,
  EventTypeSchema,
  HeaderSchema,
  MarkupSchema,
  MethodSchema,
  ObjectSchema,
  StatusSchema,
  type ReviewedApi,
  type ReviewedCss,
  type ReviewedEventType,
  type ReviewedHeader,
  type ReviewedMarkup,
  type ReviewedMethod,
  type ReviewedObject,
  type ReviewedStatus,
} from './reviewed-schema.ts';

type Entries<T> = Readonly<Record<string, T>>;

/** What was written and reviewed, by area and name. */
export interface Reviewed {
  readonly html: Entries<ReviewedMarkup>;
  readonly inputTypes: Entries<ReviewedMarkup>;
  readonly globalAttributes: Entries<ReviewedMarkup>;
  readonly svg: Entries<ReviewedMarkup>;
  readonly svgAttributes: Entries<ReviewedMarkup>;
  readonly mathml: Entries<ReviewedMarkup>;
  readonly css: Readonly<Record<CssFile, Entries<ReviewedCss>>>;
  readonly headers: Entries<ReviewedHeader>;
  readonly methods: Entries<ReviewedMethod>;
  readonly statuses: Entries<ReviewedStatus>;
  readonly objects: Entries<ReviewedObject>;
  readonly language: Entries<ReviewedObject>;
  readonly interfaces: Entries<ReviewedObject>;
  readonly apis: Entries<ReviewedApi>;
  /** By the interface of the event. */
  readonly eventTypes: Entries<ReviewedEventType>;
}

export const cssFiles = ['properties', 'selectors', 'at-rules', 'descriptors', 'functions', 'types'] as const;
export type CssFile = (typeof cssFiles)[number];

/** A definition alone may be written without its name. */
const Shortened = v.transform((written: unknown) => (typeof written === 'string' ? { definition: written } : written));
const Markup = v.pipe(v.unknown(), Shortened, MarkupSchema);
const Css = v.pipe(v.unknown(), Shortened, CssSchema);

export function reviewedFiles(folder: string | undefined): string[] {
  if (folder === undefined || !existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Reads all files below a folder. An entry that is not as it should be is reported and left out; the others count. */
export function readReviewed(folder: string | undefined, report: ReportProblem): Reviewed {
  const files = new Map(reviewedFiles(folder).map((file) => [file.slice((folder ?? '').length + 1), readYaml(file, report)]));
  const from = <T>(wanted: (path: string) => boolean, schema: v.GenericSchema<unknown, T>): Entries<T> =>
    Object.fromEntries(
      [...files].filter(([path]) => wanted(path.replaceAll('\\', '/'))).flatMap(([, file]) => entriesOf(file, schema, report)),
    );
  const below =
    (area: string, not: readonly string[] = []) =>
    (path: string) =>
      path.startsWith(`${area}/`) && !not.some((name) => basename(path).startsWith(name));
  return {
    html: from(below('html', ['global-attributes', 'attributes', 'input-types']), Markup),
    inputTypes: from((path) => path === 'html/input-types.yaml', Markup),
    globalAttributes: from((path) => path === 'html/global-attributes.yaml', Markup),
    svg: from(below('svg', ['attributes']), Markup),
    svgAttributes: from((path) => path.startsWith('svg/attributes'), Markup),
    mathml: from(below('mathml', ['attributes', 'global-attributes']), Markup),
    css: Object.fromEntries(
      cssFiles.map((name) => [name, from((path) => path.startsWith('css/') && cssFileOf(path) === name, Css)]),
    ) as Readonly<Record<CssFile, Entries<ReviewedCss>>>,
    headers: from((path) => path.startsWith('http/headers'), HeaderSchema),
    methods: from((path) => path === 'http/methods.yaml', MethodSchema),
    statuses: from((path) => path === 'http/status.yaml', StatusSchema),
    objects: from(below('javascript', ['language']), ObjectSchema),
    language: from((path) => path.startsWith('javascript/language'), ObjectSchema),
    interfaces: from(below('api', ['apis']), ObjectSchema),
    apis: from((path) => path === 'api/apis.yaml', ApiSchema),
    eventTypes: from((path) => path === 'events/types.yaml', EventTypeSchema),
  };
}

/** `css/properties.yaml`, `css/properties-flex.yaml` and `css/properties/flex.yaml` all hold properties. */
function cssFileOf(path: string): CssFile | undefined {
  return cssFiles.find((name) => path.startsWith(`css/${name}`));
}

interface ReadFile {
  readonly file: string;
  readonly value: Readonly<Record<string, unknown>>;
  lineOf(path: readonly unknown[]): number;
}

function readYaml(file: string, report: ReportProblem): ReadFile | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    const deep = lineOfDeepNesting(text);
    if (deep !== undefined) return void report(file, deep, 'it is nested too deeply');
    const lines = new LineCounter();
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
    const [error] = document.errors;
    if (error) return void report(file, lines.linePos(error.pos[0]).line, error.message);
    const value: unknown = document.toJS({ maxAliasCount: 20 });
    if (value === null) return undefined;
    if (typeof value !== 'object' || Array.isArray(value)) return void report(file, 1, 'it holds no entries by name');
    return {
      file,
      value: value as Readonly<Record<string, unknown>>,
      lineOf(path) {
        const node = document.getIn(path, true);
        return isNode(node) && node.range ? lines.linePos(node.range[0]).line : 1;
      },
    };
  } catch (thrown) {
    return void report(file, 1, causeOf(thrown));
  }
}

function entriesOf<T>(read: ReadFile | undefined, schema: v.GenericSchema<unknown, T>, report: ReportProblem): Array<[string, T]> {
  if (!read) return [];
  return Object.entries(read.value).flatMap(([name, written]): Array<[string, T]> => {
    const checked = v.safeParse(schema, written);
    if (checked.success) return [[name, checked.output]];
    const [issue] = checked.issues;
    const path = [name, ...(issue.path?.map(({ key }) => key) ?? [])];
    report(read.file, read.lineOf(path), `${path.join('.')}: ${issue.message}`);
    return [];
  });
}
