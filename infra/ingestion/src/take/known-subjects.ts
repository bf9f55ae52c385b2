import type { Query } from '@webdocs/database';

export type BoundedKind = 'click' | 'failure';

/** A subject that no process has written today. */
export interface NewSubject {
  readonly day: string;
  readonly kind: BoundedKind;
  readonly subject: string;
}

/** Of one day. */
export interface SubjectsOfDay {
  /** The subject, or what stands for it where there are as many as a day may have. */
  nameOf(kind: BoundedKind, subject: string, otherwise: string): string;
  /** Those that were named since this was asked for last. */
  takeNew(): readonly NewSubject[];
  /** Those that could not be written are new again. */
  giveBack(subjects: readonly NewSubject[]): void;
}

export const mostSubjectsADay: Readonly<Record<BoundedKind, number>> = { click: 5000, failure: 1000 };

/** What was clicked and what failed is told by browsers, which can tell millions of names: each day has room for so many in a process. */
export function knownSubjects(query: Query, most = mostSubjectsADay) {
  let known: { readonly day: string; readonly subjects: Promise<SubjectsOfDay> } | undefined;

  /** What this process and those before it counted today. */
  async function read(day: string): Promise<SubjectsOfDay> {
    const rows = await query.selectFrom('telemetry_subjects').select(['kind', 'subject']).where('day', '=', day).execute();
    const names = { click: new Set<string>(), failure: new Set<string>() };
    for (const { kind, subject } of rows) names[kind].add(subject);
    return subjectsOfDay(day, names, most);
  }

  return {
    /** Fails where the database is away and they are not known yet. */
    of(day: string): Promise<SubjectsOfDay> {
      if (known?.day === day) return known.subjects;
      const subjects = read(day);
      known = { day, subjects };
      subjects.catch(() => {
        if (known?.subjects === subjects) known = undefined;
      });
      return subjects;
    },
  };
}

function subjectsOfDay(day: string, names: Record<BoundedKind, Set<string>>, most: Readonly<Record<BoundedKind, number>>): SubjectsOfDay {
  let added: NewSubject[] = [];
  return {
    nameOf(kind, subject, otherwise) {
      const ofKind = names[kind];
      if (ofKind.has(subject)) return subject;
      if (ofKind.size >= most[kind]) return otherwise;
      ofKind.add(subject);
      added.push({ day, kind, subject });
      return subject;
    },
    takeNew() {
      const taken = added;
      added = [];
      return taken;
    },
    giveBack(subjects) {
      added = [...subjects, ...added];
    },
  };
}
