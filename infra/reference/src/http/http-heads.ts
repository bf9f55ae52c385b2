import type { Facts } from '../page-sources.ts';
import { nameOf, type PageHead, type Subject } from '../planned-page.ts';

const sidebars = ['http'];

/** How a page about a header, a method or a status is called, by the place of its address. */
export function httpHead({ slug }: Subject, { reviewed }: Pick<Facts, 'reviewed'>): PageHead | undefined {
  const [, , , place = '', first = '', second, ...deeper] = slug.split('/');
  const name = nameOf({ slug });
  if (!first || deeper.length) return undefined;
  if (place === 'Headers' && second === undefined) return { title: `${name} header`, shortTitle: name, pageType: 'http-header', sidebars };
  if (place === 'Headers') return directiveHead(name, first);
  if (second !== undefined) return undefined;
  if (place === 'Methods') return { title: `${name} request method`, shortTitle: name, pageType: 'http-method', sidebars };
  if (place !== 'Status') return undefined;
  const { title, standard } = (Object.hasOwn(reviewed.statuses, name) && reviewed.statuses[name]) || {};
  const full = title === undefined ? name : `${name} ${title}`;
  return { title: full, shortTitle: full, pageType: 'http-status-code', sidebars, ...(standard ? { specUrls: [standard] } : {}) };
}

function directiveHead(name: string, header: string): PageHead | undefined {
  const pageTypes: Readonly<Record<string, string>> = {
    'Content-Security-Policy': 'http-csp-directive',
    'Permissions-Policy': 'http-permissions-policy-directive',
  };
  const pageType = pageTypes[header] ?? 'reference';
  return { title: `${header}: ${name} directive`, shortTitle: name, pageType, sidebars };
}
