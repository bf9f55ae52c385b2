import { randomUUID } from 'node:crypto';
import { Failure } from '@webdocs/contracts/failures/failure';
import { telemetryApp } from '@webdocs/contracts/telemetry/limits';
import { pageKindOf } from '@webdocs/contracts/telemetry/page-kind';
import type { Database } from '@webdocs/database';
import { repeatedJob } from '@webdocs/database/repeated-job';
import { isUuid } from '@webdocs/database/uuid';
import { unknownFact, type Fact } from './take/fact.ts';
import { factsOfPing, type KnownNames } from './take/facts-of-ping.ts';
import { failureSignature } from './take/failure-signature.ts';
import { knownSubjects, type NewSubject, type SubjectsOfDay } from './take/known-subjects.ts';
import { localeOfPage } from './take/locale-of-page.ts';
import { isPingName, readPing } from './take/read-ping.ts';
import { openBatches } from './write/batches.ts';
import { countLatePages } from './write/count-late-pages.ts';
import { writeFacts } from './write/write-facts.ts';

export interface IngestionOptions {
  readonly database: Database;
  /** Languages of the site. */
  readonly locales: readonly string[];
  /** Without it the clock of the database says which pages are late. */
  readonly now?: () => Date;
  readonly report: (failure: Failure) => void;
}

/** As it came over HTTP. */
export interface SentPing {
  readonly app: string;
  readonly ping: string;
  readonly id: string;
  readonly body: Buffer;
  readonly encoding: string | undefined;
  /** Where it was told, as a path: of marks, which do not name it, the language is looked at, and no more. */
  readonly page: string;
}

/** A failure that a browser saw, under names that are known here. */
export interface SeenFailure {
  readonly code: string;
  readonly remote: string;
  readonly version: string;
  /** Where: its language and its kind are looked at, and no more. */
  readonly page: string;
  /** What it said, as long as it likes. */
  readonly detail: string;
}

export type WasLive = KnownNames['wasLive'];

/** Takes in what browsers tell of visits. */
export interface Ingestion {
  /** Done when it is written, now or before: what was acknowledged is there, whatever is killed next. */
  take(ping: SentPing, wasLive: WasLive): Promise<void>;
  /** Counts a failure some time soon. It is not waited for, and where it cannot be written it is let go. */
  noteFailure(failure: SeenFailure): void;
  /** Done when all that was taken is written, or could not be, and late pages are counted. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** At some 400 bytes each, 8 MB; of 2,000 pings a second those of some three seconds. */
const mostWaiting = 20_000;
const mostAtOnce = 2000;
/** Failures under way. */
const mostNoting = 1000;
const lookEveryMs = 5000;
const oneDayMs = 24 * 60 * 60 * 1000;

interface Told {
  readonly fact: Fact;
  readonly subjects: readonly NewSubject[];
}

export function openIngestion({ database, locales, report, now: clock }: IngestionOptions): Ingestion {
  const now = clock ?? (() => new Date());
  const { query } = database;
  const subjects = knownSubjects(query);
  const batches = openBatches<Told>({
    mostWaiting,
    mostAtOnce,
    write: (told) =>
      writeFacts(
        query,
        told.map(({ fact }) => fact),
        told.flatMap((one) => one.subjects),
      ),
  });
  const noting = new Set<Promise<void>>();
  const looking = repeatedJob({ everyMs: lookEveryMs, job: look, report, failsAs: 'LATE_PAGES_UNCOUNTED' });
  const dayOf = (date: Date) => date.toISOString().slice(0, 10);

  async function look(): Promise<void> {
    await countLatePages(query, clock?.());
    await query
      .deleteFrom('telemetry_subjects')
      .where('day', '<', dayOf(new Date(now().getTime() - oneDayMs)))
      .execute();
  }

  async function write(facts: readonly Fact[], ofDay: SubjectsOfDay): Promise<void> {
    const [first, ...rest] = facts;
    if (!first) return;
    const named = ofDay.takeNew();
    try {
      await batches.add([{ fact: first, subjects: named }, ...rest.map((fact) => ({ fact, subjects: [] }))]);
    } catch (thrown) {
      ofDay.giveBack(named);
      throw thrown;
    }
  }

  async function writeFailure({ code, remote, version, page, detail }: SeenFailure): Promise<void> {
    const ofDay = await subjects.of(dayOf(now()));
    const subject = ofDay.nameOf('failure', failureSignature(code, detail), code);
    const locale = localeOfPage(page, locales);
    const pageKind = page.startsWith('/') ? pageKindOf(page.replace(/[?#].*$/s, '')) : '';
    await write([{ ...unknownFact, ping: randomUUID(), nth: 0, kind: 'failure', pageKind, locale, remote, version, subject }], ofDay);
  }

  return {
    async take({ app, ping: name, id, body, encoding, page }, wasLive) {
      if (app !== telemetryApp || !isPingName(name) || !isUuid(id)) {
        throw new Failure('PING_UNKNOWN', { ping: `${app}/${name}/1/${id}`.slice(0, 200) });
      }
      // What cannot be kept is not unpacked.
      if (batches.waiting() >= mostWaiting) throw new Failure('TELEMETRY_BUSY');
      const ping = readPing(name, body, encoding);
      const ofDay = await subjects.of(dayOf(now()));
      const facts = factsOfPing(id, ping, {
        wasLive,
        locales,
        locale: localeOfPage(page, locales),
        nameOfClick: (source, family) => ofDay.nameOf('click', source, family),
      });
      await write(facts, ofDay);
    },
    noteFailure(failure) {
      // The queue has an end, and so has what waits here for the names of the day.
      if (noting.size >= mostNoting) return;
      const writing = writeFailure(failure)
        .catch(() => undefined)
        .finally(() => noting.delete(writing));
      noting.add(writing);
    },
    async settled() {
      await Promise.all(noting);
      await batches.settled();
      await looking.now();
    },
    async close() {
      await Promise.all(noting);
      await batches.settled();
      await looking.end();
    },
  };
}
