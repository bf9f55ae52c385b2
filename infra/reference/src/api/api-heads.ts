import type { Facts } from '../page-sources.ts';
import { membersCalled, own, type IdlInterface, type IdlMember } from '../open-data/idl/interface-table.ts';
import type { PageHead, Subject } from '../planned-page.ts';
import { methodOfCollection, type CollectionMethod } from './collection-methods.ts';

const sidebars = ['apiref'];
const globals = new Set(['Window', 'WorkerGlobalScope']);

/** How a page about an interface or a member of one is called. */
export function apiHead({ slug, keys }: Subject, facts: Facts): PageHead | undefined {
  const [, , name = '', member, ...deeper] = slug.split('/');
  if (!name || deeper.length) return undefined;
  // Some keys lead to guides; what is about the interface itself is called like it. Globals have keys of their own.
  const spellings = member === undefined ? [`api.${name}`] : [`api.${name}.${member}`, ...(globals.has(name) ? [`api.${member}`] : [])];
  if (!keys.some((key) => spellings.some((spelling) => spelling.toLowerCase() === key.toLowerCase()))) return undefined;
  const known = own(facts.interfaces.interfaces, name);
  if (member === undefined) return interfaceHead(name);
  return memberHead(name, member, known);
}

function interfaceHead(name: string): PageHead {
  const isExtension = /^[A-Z]+_/.test(name);
  return isExtension
    ? { title: `${name} extension`, shortTitle: name, pageType: 'webgl-extension', sidebars }
    : { title: name, pageType: 'web-api-interface', sidebars };
}

function memberHead(owner: string, written: string, known: IdlInterface | undefined): PageHead {
  const head = (shortTitle: string, words: string, pageType: string): PageHead => ({
    title: `${owner}: ${shortTitle} ${words}`,
    shortTitle,
    pageType: `web-api-${pageType}`,
    sidebars,
  });
  if (written === owner) return head(`${owner}()`, 'constructor', 'constructor');
  if (written.endsWith('_event')) return head(written.slice(0, -'_event'.length), 'event', 'event');
  const isStatic = written.endsWith('_static');
  const name = written.replace(/_static$/, '');
  const isMethod = known
    ? declarationsOf(known, written).some(({ kind }) => kind === 'method') || ofCollection(known, name) !== undefined
    : false;
  if (isMethod) return head(`${name}()`, isStatic ? 'static method' : 'method', isStatic ? 'static-method' : 'instance-method');
  return head(name, isStatic ? 'static property' : 'property', isStatic ? 'static-property' : 'instance-property');
}

/** What an interface declares under the last part of an address: `fetch`, `parse_static`, or its own name. */
export function declarationsOf(known: IdlInterface, written: string): readonly IdlMember[] {
  if (written === known.name) return known.members.filter(({ kind }) => kind === 'constructor');
  const isStatic = written.endsWith('_static') && known.kind !== 'namespace';
  return membersCalled(known, written.replace(/_static$/, ''), isStatic);
}

/** A declaration of one word brings several methods. */
export function ofCollection({ members }: IdlInterface, name: string): CollectionMethod | undefined {
  return members.flatMap((member) => (member.kind === 'collection' ? (methodOfCollection(member.name, name) ?? []) : []))[0];
}
