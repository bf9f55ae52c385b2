import type { ObservatoryGrade } from '@webdocs/contracts/api/observatory-outcomes';
import { observatoryLimits, type Analysis, type PastScan, type RecentScans } from '@webdocs/contracts/api/observatory-report';
import type { Database, Query } from '@webdocs/database';
import { sql } from 'kysely';
import type { FreshAnalysis } from '../advise/analysis-of.ts';

/** A report without its history, which grows after it. */
export type KeptAnalysis = Omit<Analysis, 'history'>;

interface NewScan {
  readonly site: string;
  readonly analysis: FreshAnalysis;
  readonly grade: ObservatoryGrade;
  readonly score: number;
  readonly isHidden: boolean;
}

/** Keeps a report, and says under which number. */
export async function keepScan({ query }: Database, { site, analysis, grade, score, isHidden }: NewScan): Promise<number> {
  const scannedAt = new Date(analysis.scan.scanned_at);
  // One statement: all of it or nothing, and one way to the database.
  const { id } = await query
    .with('kept', (within) =>
      within
        .insertInto('observatory_scans')
        .values({ site, scanned_at: scannedAt, grade, score, report: JSON.stringify(analysis) })
        .returning(['id', 'site', 'scanned_at', 'grade', 'score']),
    )
    .with('latest', (within) =>
      within
        .insertInto('observatory_sites')
        .columns(['scan_id', 'site', 'scanned_at', 'grade', 'score', 'is_hidden'])
        .expression(
          within
            .selectFrom('kept')
            .select(['id', 'site', 'scanned_at', 'grade', 'score', sql<boolean>`${isHidden}::boolean`.as('is_hidden')]),
        )
        .onConflict((known) =>
          known
            .column('site')
            // Asked for once, it stays out of lists until a scan that may be shown.
            .doUpdateSet((row) => ({
              scan_id: row.ref('excluded.scan_id'),
              scanned_at: row.ref('excluded.scanned_at'),
              grade: row.ref('excluded.grade'),
              score: row.ref('excluded.score'),
              is_hidden: row.ref('excluded.is_hidden'),
            }))
            .where('observatory_sites.scanned_at', '<=', scannedAt),
        ),
    )
    .selectFrom('kept')
    .select('id')
    .executeTakeFirstOrThrow();
  return Number(id);
}

export interface KeptScan {
  readonly site: string;
  readonly scannedAt: Date;
  readonly analysis: KeptAnalysis;
}

/** The latest report about a site that is no older than this; undefined where there is none. */
export async function latestScan(query: Query, site: string, notBefore: Date): Promise<KeptScan | undefined> {
  const row = await query
    .selectFrom('observatory_scans')
    .select(['id', 'site', 'scanned_at', 'report'])
    .where('site', '=', site)
    .where('scanned_at', '>=', notBefore)
    .where('report', 'is not', null)
    .orderBy('scanned_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && asKept(row);
}

/** A report by its number; undefined where there is none, or none any more. */
export async function scanOfId(query: Query, id: number): Promise<KeptScan | undefined> {
  const row = await query
    .selectFrom('observatory_scans')
    .select(['id', 'site', 'scanned_at', 'report'])
    .where('id', '=', String(id))
    .where('report', 'is not', null)
    .executeTakeFirst();
  return row && asKept(row);
}

interface ScanRow {
  readonly id: string;
  readonly site: string;
  readonly scanned_at: Date;
  readonly report: Omit<Analysis, 'history'> | null;
}

function asKept({ id, site, scanned_at: scannedAt, report }: ScanRow): KeptScan | undefined {
  return report ? { site, scannedAt, analysis: { ...report, scan: { ...report.scan, id: Number(id) } } } : undefined;
}

/** The latest scans of a site up to one, the oldest first. */
export async function historyOf(query: Query, site: string, until: Date): Promise<PastScan[]> {
  const rows = await query
    .selectFrom('observatory_scans')
    .select(['id', 'scanned_at', 'grade', 'score'])
    .where('site', '=', site)
    .where('scanned_at', '<=', until)
    .orderBy('scanned_at', 'desc')
    .limit(observatoryLimits.history)
    .execute();
  return rows.reverse().map(({ id, scanned_at: at, grade, score }) => ({ id: Number(id), scanned_at: at.toISOString(), grade, score }));
}

const recentShown = 20;

export async function recentScans(query: Query): Promise<RecentScans['scans']> {
  const rows = await query
    .selectFrom('observatory_sites')
    .select(['scan_id', 'site', 'scanned_at', 'grade', 'score'])
    .where('is_hidden', '=', false)
    .orderBy('scanned_at', 'desc')
    .limit(recentShown)
    .execute();
  return rows.map(({ scan_id: id, site: host, scanned_at: at, ...row }) => ({
    id: Number(id),
    host,
    scanned_at: at.toISOString(),
    ...row,
  }));
}

/** How many sites have each grade, by their latest scans, and how many scans there are. */
export async function countedGrades(query: Query): Promise<{ readonly grades: ReadonlyMap<string, number>; readonly scans: number }> {
  const rows = await query
    .selectFrom('observatory_sites')
    .select(['grade', sql<string>`count(*)`.as('count')])
    .groupBy('grade')
    .execute();
  const { scans } = await query
    .selectFrom('observatory_scans')
    .select(sql<string>`count(*)`.as('scans'))
    .executeTakeFirstOrThrow();
  return { grades: new Map(rows.map(({ grade, count }) => [grade, Number(count)])), scans: Number(scans) };
}

const dayMs = 24 * 60 * 60 * 1000;
/** Reports are large; what is left of them is a line in the history. */
const reportDays = 90;
const scanDays = 3 * 365;
/** At once: nothing waits for long. */
const mostAtOnce = 1000;

/** Drops what is older than reports and scans are kept. */
export async function dropOldScans(query: Query, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  const old = query
    .selectFrom('observatory_scans')
    .select('id')
    .where('report', 'is not', null)
    .where('scanned_at', '<', before(reportDays))
    .limit(mostAtOnce);
  await query.updateTable('observatory_scans').set({ report: null }).where('id', 'in', old).execute();
  await query.deleteFrom('observatory_scans').where('scanned_at', '<', before(scanDays)).execute();
  await query.deleteFrom('observatory_sites').where('scanned_at', '<', before(scanDays)).execute();
}
