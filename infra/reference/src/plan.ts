import { createHash } from 'node:crypto';
import { interfacesOf } from './api/overview-text.ts';
import { headOf } from './composers.ts';
import type { Facts } from './page-sources.ts';
import { lists, plannedList } from './lists/lists.ts';
import type { PlannedPage, Subject } from './planned-page.ts';
import { statusOf } from './feature-status.ts';
import { shownKeys, subjectsOf } from './subjects.ts';

/** One API of the platform: names of its pages and members. */
export interface PlannedGroup {
  readonly overview: string[];
  readonly guides: string[];
  readonly tutorial: string[];
  readonly interfaces: string[];
  readonly methods: string[];
  readonly properties: string[];
  readonly events: string[];
}

/** What an interface inherits from (`''`: nothing) and which mixins it implements. */
export interface PlannedInterface {
  readonly inh: string;
  readonly impl: string[];
}

/** Everything that is known before any page is composed: plain data, so that the next start need not work it out. */
export interface ReferencePlan {
  readonly pages: readonly PlannedPage[];
  readonly interfaces: Readonly<Record<string, PlannedInterface>>;
  readonly groups: Readonly<Record<string, PlannedGroup>>;
  /** Stands for everything that was written and reviewed: pages say it, so they change with it. */
  readonly words: string;
}

export function planReference(facts: Facts): ReferencePlan {
  const pages = subjectsOf(facts.data.compat, facts.reviewed).flatMap((subject) => plannedPage(subject, facts) ?? []);
  const taken = new Set(pages.map(({ slug }) => slug.toLowerCase()));
  const overviews = overviewPages(facts).filter(({ slug }) => !taken.has(slug.toLowerCase()));
  const below = [...taken];
  // A list of pages that could not be made would be empty.
  const filled = lists.filter(({ parts }) => parts.some((part) => below.some((slug) => slug.startsWith(`${part.below.toLowerCase()}/`))));
  return {
    pages: [...pages, ...overviews, ...filled.filter(({ slug }) => !taken.has(slug.toLowerCase())).map(plannedList)],
    interfaces: Object.fromEntries(
      Object.values(facts.interfaces.interfaces).map(({ name, inherits = '', mixins }) => [name, { inh: inherits, impl: [...mixins] }]),
    ),
    groups: Object.fromEntries(
      Object.values(facts.reviewed.apis).map((api) => [
        titleOfApi(api.slug),
        {
          ...noGroup,
          overview: [titleOfApi(api.slug)],
          interfaces: interfacesOf(api, facts)
            .map(({ name }) => name)
            .filter((name) => taken.has(`web/api/${name.toLowerCase()}`)),
        },
      ]),
    ),
    words: createHash('sha1').update(JSON.stringify(facts.reviewed)).digest('base64url'),
  };
}

const noGroup: PlannedGroup = { overview: [], guides: [], tutorial: [], interfaces: [], methods: [], properties: [], events: [] };

function plannedPage(subject: Subject, facts: Facts): PlannedPage | undefined {
  const head = headOf(subject, facts);
  if (!head) return undefined;
  const browserCompat = shownKeys(subject);
  const [key] = browserCompat;
  return {
    slug: subject.slug,
    title: head.title,
    shortTitle: head.shortTitle ?? head.title,
    pageType: head.pageType,
    status: key === undefined ? [] : statusOf(facts.data.compat?.statement(key)?.status),
    browserCompat,
    keys: subject.keys,
    specUrls: head.specUrls ?? [],
    sidebars: head.sidebars,
  };
}

/** APIs whose interfaces the data know; the others would be headings over nothing. */
function overviewPages(facts: Facts): PlannedPage[] {
  return Object.values(facts.reviewed.apis).flatMap((api): PlannedPage[] => {
    const specUrls = api.standards.flatMap((name) => facts.data.specifications?.addressOf(name) ?? []);
    if (interfacesOf(api, facts).length === 0 && specUrls.length === 0) return [];
    const title = titleOfApi(api.slug);
    return [
      {
        slug: api.slug,
        title,
        shortTitle: title,
        pageType: 'web-api-overview',
        status: [],
        browserCompat: [],
        keys: [],
        specUrls,
        sidebars: [],
      },
    ];
  });
}

/** 'Web/API/WebSockets_API' -> 'WebSockets API' */
function titleOfApi(slug: string): string {
  return slug.slice('Web/API/'.length).replaceAll('_', ' ');
}
