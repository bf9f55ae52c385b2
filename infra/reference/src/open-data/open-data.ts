import type { Failure } from '@webdocs/contracts/failures/failure';
import { CompatData } from './compat-data.ts';
import { CssFacts } from './css-facts.ts';
import { CssGrammar } from './css-grammar.ts';
import { readInterfaces } from './idl/read-interfaces.ts';
import type { InterfaceTable } from './idl/interface-table.ts';
import { DataPackages } from './data-packages.ts';
import { readElementInterfaces } from './element-interfaces.ts';
import { EventTable } from './event-table.ts';
import { SpecificationTitles } from './specification-titles.ts';
import { WebFeatures } from './web-features.ts';

/**
 * What others publish about the web platform. Each part is read when it is first asked for, and once; a part whose
 * package cannot be used is undefined, and pages go without it.
 */
export interface OpenData {
  /** Support of features by browsers. */
  readonly compat: CompatData | undefined;
  /** Delimitation of features, and how widely each may be relied on. */
  readonly features: WebFeatures | undefined;
  readonly specifications: SpecificationTitles | undefined;
  /** Formal definitions of CSS properties and descriptors. */
  readonly cssFacts: CssFacts | undefined;
  readonly cssGrammar: CssGrammar | undefined;
  /** What scripts find: interfaces with their members. */
  readonly interfaces: InterfaceTable | undefined;
  /** The interface of each element: `html dialog` -> `HTMLDialogElement`. */
  readonly elements: ReadonlyMap<string, string> | undefined;
  /** Which events are fired at which objects, and what listeners are given. */
  readonly events: EventTable | undefined;
  /** Files that change when any of this changes. */
  readonly manifests: readonly string[];
}

const packageNames = [
  '@mdn/browser-compat-data',
  'web-features',
  'web-specs',
  'browser-specs',
  'mdn-data',
  '@webref/css',
  '@webref/idl',
  '@webref/elements',
  '@webref/events',
] as const;

export interface OpenDataOptions {
  readonly report: (failure: Failure) => void;
  /** Folders that hold packages, the first ones first; without them, those of the installation. */
  readonly modulesFolders?: readonly string[] | undefined;
}

export function openData({ report, modulesFolders }: OpenDataOptions): OpenData {
  const packages = new DataPackages(report, modulesFolders);
  const compat = once(() => packages.read('@mdn/browser-compat-data', (pathOf) => new CompatData(pathOf('data.json'))));
  const features = once(() =>
    packages.read('web-features', (pathOf) => new WebFeatures(pathOf('data.json'), packages.versionOf('web-features'))),
  );
  const specifications = once(() => readSpecifications(packages));
  const cssFacts = once(() => packages.read('mdn-data', (pathOf) => new CssFacts(pathOf, packages.versionOf('mdn-data'))));
  const cssGrammar = once(() =>
    packages.read('@webref/css', (pathOf) => new CssGrammar(pathOf('css.json'), packages.versionOf('@webref/css'))),
  );
  const interfaces = once(() => packages.read('@webref/idl', (pathOf) => readInterfaces(pathOf(''))));
  const elements = once(() => packages.read('@webref/elements', (pathOf) => readElementInterfaces(pathOf(''))));
  const events = once(() => packages.read('@webref/events', (pathOf) => new EventTable(pathOf('events.json'))));
  return {
    get interfaces() {
      return interfaces();
    },
    get elements() {
      return elements();
    },
    get events() {
      return events();
    },
    get manifests() {
      return packageNames.flatMap((name) => packages.manifestOf(name) ?? []);
    },
    get compat() {
      return compat();
    },
    get features() {
      return features();
    },
    get specifications() {
      return specifications();
    },
    get cssFacts() {
      return cssFacts();
    },
    get cssGrammar() {
      return cssGrammar();
    },
  };
}

/** Two lists that complete each other; the wider one first. */
function readSpecifications(packages: DataPackages): SpecificationTitles | undefined {
  const titles = new SpecificationTitles();
  const read = ['web-specs', 'browser-specs'].map((name) =>
    packages.read(name, (pathOf) => {
      titles.add(pathOf('index.json'));
      return true;
    }),
  );
  return read.some(Boolean) ? titles : undefined;
}

function once<T>(read: () => T): () => T {
  let kept: { readonly value: T } | undefined;
  return () => (kept ??= { value: read() }).value;
}
