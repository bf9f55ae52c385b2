import * as v from 'valibot';
import { pure } from '../pure.ts';
import { json, type Call, type Resource } from './call.ts';
import {
  AnalysisSchema,
  ObservatoryGradeSchema,
  observatoryLimits,
  ObservatoryStatsSchema,
  RecentScansSchema,
  RecommendationMatrixSchema,
  ScannerVersionSchema,
  ScanSummarySchema,
} from './observatory-report.ts';
import { plainText } from './plain-text.ts';

export const WatchedHostSchema = /* @__PURE__ */ pure(() =>
  v.object({
    id: v.string(),
    host: v.string(),
    created_at: v.string(),
    /** Of the last scan that was answered. */
    grade: v.nullable(ObservatoryGradeSchema),
    score: v.nullable(v.number()),
    scanned_at: v.nullable(v.string()),
  }),
);
export type WatchedHost = v.InferOutput<typeof WatchedHostSchema>;
const WatchedHostListSchema = /* @__PURE__ */ pure(() =>
  v.object({
    hosts: v.array(WatchedHostSchema),
    /** Whether this site sends mail: without it a fall is seen here alone. */
    can_mail: v.boolean(),
  }),
);
export type WatchedHostList = v.InferOutput<typeof WatchedHostListSchema>;

const HostQuerySchema = /* @__PURE__ */ pure(() =>
  v.object({
    /** A host, with port and path where wished. */
    host: v.optional(v.string()),
    /** 'true' keeps the scan out of the list of recent ones. */
    hidden: v.optional(v.string()),
  }),
);
const HostInputSchema = /* @__PURE__ */ pure(() => v.object({ host: plainText(observatoryLimits.host) }));

const analyze = { path: '/api/v2/analyze', reply: AnalysisSchema } as const;
export const readAnalysis = { name: 'readAnalysis', method: 'GET', ...analyze } as const satisfies Call;
export const analyzeHost = { name: 'analyzeHost', method: 'POST', ...analyze, takesForeignPosts: true } as const satisfies Call;
export const scanHost = {
  name: 'scanHost',
  method: 'POST',
  path: '/api/v2/scan',
  reply: ScanSummarySchema,
  takesForeignPosts: true,
} as const satisfies Call;
export const readScan = { name: 'readScan', method: 'GET', path: '/api/v2/scans/{id}', reply: AnalysisSchema } as const satisfies Call;
export const listRecentScans = {
  name: 'listRecentScans',
  method: 'GET',
  path: '/api/v2/scans',
  reply: RecentScansSchema,
} as const satisfies Call;
export const readObservatoryStats = {
  name: 'readObservatoryStats',
  method: 'GET',
  path: '/api/v2/stats',
  reply: ObservatoryStatsSchema,
} as const satisfies Call;
export const readRecommendationMatrix = {
  name: 'readRecommendationMatrix',
  method: 'GET',
  path: '/api/v2/recommendation_matrix',
  reply: RecommendationMatrixSchema,
} as const satisfies Call;
export const readScannerVersion = {
  name: 'readScannerVersion',
  method: 'GET',
  path: '/api/v2/version',
  reply: ScannerVersionSchema,
} as const satisfies Call;
const watches = '/api/v2/observatory/watches/';
export const listWatchedHosts = {
  name: 'listWatchedHosts',
  method: 'GET',
  path: watches,
  reply: WatchedHostListSchema,
} as const satisfies Call;
export const watchHost = { name: 'watchHost', method: 'POST', path: watches, reply: WatchedHostSchema } as const satisfies Call;
export const unwatchHost = { name: 'unwatchHost', method: 'DELETE', path: `${watches}{id}/` } as const satisfies Call;

const calls = { tag: 'Observatory', feature: 'observatory', who: 'anyone', listener: 'public', limit: 'reading' } as const;
const scans = {
  ...calls,
  limit: 'scans',
  query: HostQuerySchema,
  failures: [
    'OBSERVATORY_HOST_INVALID',
    'OBSERVATORY_HOST_IS_ADDRESS',
    'OBSERVATORY_HOST_UNKNOWN',
    'OBSERVATORY_TARGET_REFUSED',
    'OBSERVATORY_SITE_DOWN',
    'OBSERVATORY_STATUS_UNFIT',
    'OBSERVATORY_QUEUE_FULL',
    'OBSERVATORY_SCAN_FAILED',
  ],
} as const;
const watching = { ...calls, who: 'signed-in' } as const;

/** Scans of the headers that other sites answer with. Failures have their short name in `error`. */
export const observatory = /* @__PURE__ */ pure(
  () =>
    ({
      readAnalysis: {
        ...readAnalysis,
        ...scans,
        purpose: 'Reads the latest report about a host, and scans it first where there is none of the last day.',
        replies: { 200: 'The report.' },
      },
      analyzeHost: {
        ...analyzeHost,
        ...scans,
        purpose: 'Scans a host and gives the report; the one of the last minute is given again.',
        replies: { 200: 'The report.' },
      },
      scanHost: {
        ...scanHost,
        ...scans,
        purpose: 'Scans a host and gives grade and score alone; the scan of the last minute is given again.',
        replies: { 200: 'Grade and score, and the address of the report for people.' },
      },
      readScan: {
        ...readScan,
        ...calls,
        purpose: 'Reads the report of an earlier scan.',
        replies: { 200: 'The report, with the history up to that scan.' },
        failures: ['OBSERVATORY_SCAN_UNKNOWN'],
      },
      listRecentScans: {
        ...listRecentScans,
        ...calls,
        purpose: 'Lists the hosts that were scanned last, but for those that are to be kept out of it.',
        replies: { 200: 'The latest first.' },
      },
      readObservatoryStats: {
        ...readObservatoryStats,
        ...calls,
        purpose: 'Counts the scanned hosts by their grades.',
        replies: { 200: 'Grades with their numbers of hosts.' },
      },
      readRecommendationMatrix: {
        ...readRecommendationMatrix,
        ...calls,
        purpose: 'Lists every test with all outcomes, their points, and what is recommended.',
        replies: { 200: 'The tests.' },
      },
      readScannerVersion: {
        ...readScannerVersion,
        ...calls,
        purpose: 'Says which scanner answers.',
        replies: { 200: 'Its version.' },
      },
      listWatchedHosts: {
        ...listWatchedHosts,
        ...watching,
        purpose: 'Lists the hosts that the account watches, with their latest grades.',
        replies: { 200: 'The hosts.' },
      },
      watchHost: {
        ...watchHost,
        ...watching,
        limit: 'writing',
        purpose: 'Watches a host: it is scanned once a day, and mail tells when its grade falls.',
        body: json(HostInputSchema),
        replies: { 201: 'The host; one that is watched already stays as it is.' },
        failures: ['OBSERVATORY_HOST_INVALID', 'OBSERVATORY_HOST_IS_ADDRESS', 'OBSERVATORY_WATCHES_FULL'],
      },
      unwatchHost: {
        ...unwatchHost,
        ...watching,
        limit: 'writing',
        purpose: 'Watches a host no longer.',
        replies: { 200: 'It is not watched any more.' },
        failures: ['OBSERVATORY_WATCH_UNKNOWN'],
      },
    }) as const satisfies Resource,
);
