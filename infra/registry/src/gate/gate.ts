import { isActiveLocale } from '@webdocs/contracts/reader/locale';
import { namingFaults, versionOfEvent } from '@webdocs/contracts/remote/own-names';
import type { Release } from '@webdocs/contracts/remote/release';
import { lateScript } from '../late-script.ts';
import { pageClashes } from './page-clashes.ts';
import { satisfies } from '../version-range.ts';

/** Parts that the gateway puts around every page; no route names them, and without them no page can be made. */
const frameParts = ['header', 'footer', 'notices', 'not-found'];

/**
 * Why a release cannot join the live composition; empty when it can. `live` is what it would be among; a release of
 * its own name in there is the one it replaces.
 */
export function incompatibilities(candidate: Release, live: readonly Release[]): string[] {
  const others = live.filter(({ name }) => name !== candidate.name);
  return [
    ...ownFaults(candidate),
    ...nameFaults(candidate, others),
    ...eventFaults(candidate, others),
    ...routeClashes(candidate, others),
    ...pageClashes(candidate, others),
    ...sharedFaults(candidate, others),
    ...slotFaults(candidate, live),
  ];
}

function ownFaults(candidate: Release): string[] {
  const { definition, parts, files, entry, server } = candidate;
  const faults: string[] = [];
  const needs = (who: string, part: string) => {
    if (!Object.hasOwn(definition.parts, part)) faults.push(`${who} needs part ${part}, which it does not have`);
  };
  if (definition.name !== candidate.name) faults.push(`its definition belongs to ${definition.name}`);
  for (const { pattern, part } of definition.routes) needs(`route ${pattern}`, part);
  for (const { slot, part } of definition.fills) needs(`slot ${slot}`, part);
  if (candidate.name === 'shell') for (const part of frameParts) needs('the frame of every page', part);

  for (const part of Object.keys(definition.parts)) {
    // The shell's parts are in its main script; a remote's parts are modules of their own.
    const scripts = parts[part]?.scripts ?? [];
    if (scripts.length === 0 && candidate.name !== 'shell') faults.push(`part ${part} is declared but has no script`);
  }
  const named = Object.values(parts).flatMap(({ scripts, styles, lateScripts, lateStyles }) => [
    ...scripts,
    ...styles,
    ...lateScripts,
    ...lateStyles,
  ]);
  const ahead = Object.values(definition.parts).flatMap((part) => (part.ahead ?? []).map(lateScript));
  for (const path of new Set([entry, server, ...named, ...ahead])) {
    if (!Object.hasOwn(files, path)) faults.push(`${path} is named but not among its files`);
  }
  return faults;
}

/** Classes of a remote begin with its name: no name may be the beginning of another one. */
function nameFaults({ name }: Release, others: readonly Release[]): string[] {
  return others
    .filter((other) => name.startsWith(`${other.name}-`) || other.name.startsWith(`${name}-`))
    .map((other) => `its name and that of the live ${other.name} begin alike, and so would the classes of their styles`);
}

/** An event is one of those that all share, or belongs to one remote: its definition has the contract. */
function eventFaults({ definition, name }: Release, others: readonly Release[]): string[] {
  const strayed = spokenEvents(definition).flatMap(({ event, version }) => {
    const declared = versionOfEvent(event, definition);
    return declared === undefined || declared === version
      ? []
      : [`it speaks version ${version} of event ${event}, the contract has version ${declared}`];
  });
  const ours = contractsOf(definition);
  const misunderstood = others.flatMap((other) =>
    [...contractsOf(other.definition)]
      .filter(([event, version]) => (ours.get(event) ?? version) !== version)
      .map(([event, version]) => `the live ${other.name} ${other.version} speaks version ${version} of event ${event}`),
  );
  return [...new Set([...namingFaults({ ...definition, name }), ...strayed, ...misunderstood])];
}

/** The versions of all events that a remote speaks or has for itself. */
function contractsOf(definition: Release['definition']): Map<string, number> {
  const own = Object.entries(definition.events ?? {}).map(([event, { version }]) => ({ event, version }));
  return new Map([...spokenEvents(definition), ...own].map(({ event, version }) => [event, version]));
}

function spokenEvents({ publishes, consumes }: Release['definition']): ReadonlyArray<{ event: string; version: number }> {
  return [...publishes, ...consumes];
}

function routeClashes({ definition }: Release, others: readonly Release[]): string[] {
  return others.flatMap((other) => {
    const taken = new Set(other.definition.routes.map(({ pattern }) => claimed(pattern)));
    return definition.routes
      .filter(({ pattern }) => taken.has(claimed(pattern)))
      .map(({ pattern }) => `route ${pattern} belongs to the live ${other.name} ${other.version}`);
  });
}

/** Two patterns that claim the same addresses with the same weight, or one of them in fewer languages, read the same. */
function claimed(pattern: string): string {
  return pattern
    .split('/')
    .map((part, index) => (index === 1 && isActiveLocale(part) ? ':locale' : part))
    .map((part) => (part === '+' ? '*' : part.startsWith(':') && part !== ':locale' ? ':' : part))
    .filter(Boolean)
    .join('/');
}

function sharedFaults(candidate: Release, others: readonly Release[]): string[] {
  if (candidate.name === 'shell')
    return others.flatMap((remote) => unmetRanges(remote, candidate).map((fault) => `the live ${remote.name} ${remote.version} ${fault}`));
  const shell = others.find(({ name }) => name === 'shell');
  return shell ? unmetRanges(candidate, shell).map((fault) => `it ${fault}`) : [];
}

function unmetRanges(remote: Release, shell: Release): string[] {
  return Object.entries(remote.shared).flatMap(([name, range]) => {
    const provided = shell.shared[name];
    if (provided === undefined) return [`was built against ${name} ${range}, which shell ${shell.version} does not provide`];
    return satisfies(provided, range) ? [] : [`was built against ${name} ${range}, shell ${shell.version} provides ${provided}`];
  });
}

/**
 * A slot that a live remote fills stays open. One may be filled before it is opened: of two teams, either may be first,
 * and a slot that does not exist is refused by the contract of definitions.
 */
function slotFaults(candidate: Release, live: readonly Release[]): string[] {
  const others = live.filter(({ name }) => name !== candidate.name);
  const together = [...others, candidate];
  if (!together.some(({ name }) => name === 'shell')) return [];
  const opened = new Set(together.flatMap(({ definition }) => definition.opens));
  const openedBefore = new Set(live.flatMap(({ definition }) => definition.opens));
  const orphaned = others.flatMap(({ name, version, definition }) =>
    definition.fills
      .filter(({ slot }) => openedBefore.has(slot) && !opened.has(slot))
      .map(({ slot }) => `it no longer opens slot ${slot}, which the live ${name} ${version} fills`),
  );
  return [...new Set(orphaned)];
}
