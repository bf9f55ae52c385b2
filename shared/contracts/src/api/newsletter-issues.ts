import * as v from 'valibot';
import { LocaleSchema } from '../reader/locale-schema.ts';
import { pure } from '../pure.ts';
import { json, type Call, type Resource } from './call.ts';
import { plainText } from './plain-text.ts';

export const issuesOnPage = 20;
/** A subject is cut after 200 in the header of a mail; the text of 50,000 is a mail of 100 KB, after which mail programs cut. */
export const issueLimits = { subject: 200, text: 50_000 } as const;

export const issueStates = ['draft', 'sending', 'paused', 'stopped', 'sent'] as const;
export const IssueStateSchema = /* @__PURE__ */ pure(() => v.picklist(issueStates));
export type IssueState = v.InferOutput<typeof IssueStateSchema>;

/** What staff write. A draft may lack both; it is sent with both. */
export const IssueTextSchema = /* @__PURE__ */ pure(() =>
  v.object({
    subject: plainText(issueLimits.subject, { mayBeEmpty: true }),
    /** Markdown. */
    text: plainText(issueLimits.text, { mayBeEmpty: true }),
    /** The language that it is written in. */
    locale: LocaleSchema,
    /** It goes to readers of these languages; an empty list is all of them. */
    locales: v.pipe(
      v.array(LocaleSchema),
      v.maxLength(20),
      v.transform((all) => [...new Set(all)]),
    ),
  }),
);
export type IssueText = v.InferOutput<typeof IssueTextSchema>;

/** The one that was looked at: a later one was changed by another person. */
const version = /* @__PURE__ */ pure(() => v.pipe(v.number(), v.safeInteger(), v.minValue(1)));
export const IssueVersionSchema = /* @__PURE__ */ pure(() => v.object({ version }));
export const IssueChangeSchema = /* @__PURE__ */ pure(() => v.object({ ...IssueTextSchema.entries, version }));

export const ListedIssueSchema = /* @__PURE__ */ pure(() =>
  v.object({
    id: v.string(),
    subject: v.string(),
    locale: LocaleSchema,
    locales: v.array(LocaleSchema),
    state: IssueStateSchema,
    version: v.number(),
    /** The e-mail address of who wrote it; null where that account is gone. */
    written_by: v.nullable(v.string()),
    changed_at: v.string(),
    started_at: v.nullable(v.string()),
    ended_at: v.nullable(v.string()),
    /** To how many addresses it goes: while it is a draft, as many as it would now. */
    readers: v.number(),
    /** How many mails were handed to a mail server, how many wait for one, and how many were given up. */
    sent: v.number(),
    waiting: v.number(),
    dead: v.number(),
  }),
);
export type ListedIssue = v.InferOutput<typeof ListedIssueSchema>;

export const IssueSchema = /* @__PURE__ */ pure(() => v.object({ ...ListedIssueSchema.entries, text: v.string() }));
export type Issue = v.InferOutput<typeof IssueSchema>;

export const IssueListSchema = /* @__PURE__ */ pure(() => v.object({ issues: v.array(ListedIssueSchema), total: v.number() }));
export type IssueList = v.InferOutput<typeof IssueListSchema>;

const QuerySchema = /* @__PURE__ */ pure(() =>
  v.object({ offset: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'must be a whole number'), v.transform(Number)), '0') }),
);

export const listIssues = {
  name: 'listIssues',
  method: 'GET',
  path: '/api/v1/root/newsletter/',
  reply: IssueListSchema,
} as const satisfies Call;
export const writeIssue = {
  name: 'writeIssue',
  method: 'POST',
  path: '/api/v1/root/newsletter/',
  reply: IssueSchema,
} as const satisfies Call;
export const readIssue = {
  name: 'readIssue',
  method: 'GET',
  path: '/api/v1/root/newsletter/{id}/',
  reply: IssueSchema,
} as const satisfies Call;
export const changeIssue = {
  name: 'changeIssue',
  method: 'POST',
  path: '/api/v1/root/newsletter/{id}/',
  reply: IssueSchema,
} as const satisfies Call;
export const deleteIssue = { name: 'deleteIssue', method: 'DELETE', path: '/api/v1/root/newsletter/{id}/' } as const satisfies Call;
export const previewIssue = { name: 'previewIssue', method: 'GET', path: '/api/v1/root/newsletter/{id}/preview/' } as const satisfies Call;
export const testIssue = {
  name: 'testIssue',
  method: 'POST',
  path: '/api/v1/root/newsletter/{id}/test/',
  reply: /* @__PURE__ */ pure(() => v.object({ to: v.string() })),
} as const satisfies Call;
export const sendIssue = {
  name: 'sendIssue',
  method: 'POST',
  path: '/api/v1/root/newsletter/{id}/sending/',
  reply: IssueSchema,
} as const satisfies Call;
export const pauseIssue = {
  name: 'pauseIssue',
  method: 'DELETE',
  path: '/api/v1/root/newsletter/{id}/sending/',
  reply: IssueSchema,
} as const satisfies Call;
export const stopIssue = {
  name: 'stopIssue',
  method: 'POST',
  path: '/api/v1/root/newsletter/{id}/stop/',
  reply: IssueSchema,
} as const satisfies Call;

const reads = { tag: 'Staff', who: 'staff', limit: 'reading', listener: 'public', failures: ['ISSUE_UNKNOWN'] } as const;
const acts = { ...reads, limit: 'writing', failures: ['ISSUE_UNKNOWN', 'ISSUE_STATE'] } as const;
const changesDraft = { ...acts, failures: ['ISSUE_UNKNOWN', 'ISSUE_STATE', 'ISSUE_CHANGED'] } as const;

/** How staff write the newsletter and send it. */
export const newsletterIssues = /* @__PURE__ */ pure(
  () =>
    ({
      listIssues: {
        ...listIssues,
        ...reads,
        purpose: 'Lists the issues of the newsletter, what was changed last first, twenty at a time.',
        query: QuerySchema,
        replies: { 200: 'The issues, and how many there are.' },
        failures: [],
      },
      writeIssue: {
        ...writeIssue,
        ...acts,
        purpose: 'Begins an issue, which stays a draft until it is sent.',
        body: json(IssueTextSchema),
        replies: { 201: 'The draft.' },
        failures: [],
      },
      readIssue: {
        ...readIssue,
        ...reads,
        purpose: 'Reads an issue with its text, and how far it was sent.',
        replies: { 200: 'The issue.' },
      },
      changeIssue: {
        ...changeIssue,
        ...changesDraft,
        purpose: 'Changes a draft, unless another person has changed it since.',
        body: json(IssueChangeSchema),
        replies: { 201: 'The changed draft.' },
      },
      deleteIssue: { ...deleteIssue, ...acts, purpose: 'Deletes a draft.', replies: { 200: 'Deleted.' } },
      previewIssue: {
        ...previewIssue,
        ...reads,
        purpose: 'Shows an issue as the mail that its readers get; with form=text, the form of it without HTML.',
        query: v.object({ form: v.optional(v.picklist(['html', 'text'], 'must be html or text'), 'html') }),
        replies: { 200: 'The mail.' },
        kind: 'text/html',
        failures: ['ISSUE_UNKNOWN', 'MAIL_MISSING'],
      },
      testIssue: {
        ...testIssue,
        ...acts,
        purpose: 'Sends an issue to its caller alone.',
        replies: { 201: 'To which address it goes.' },
        failures: ['ISSUE_UNKNOWN', 'ISSUE_EMPTY', 'MAIL_MISSING'],
      },
      sendIssue: {
        ...sendIssue,
        ...changesDraft,
        purpose: 'Begins to send a draft to its readers, each once, or goes on with an issue that was paused.',
        body: json(IssueVersionSchema),
        replies: { 201: 'The issue.' },
        failures: ['ISSUE_UNKNOWN', 'ISSUE_STATE', 'ISSUE_CHANGED', 'ISSUE_EMPTY', 'ISSUE_WITHOUT_READERS', 'MAIL_MISSING'],
      },
      pauseIssue: {
        ...pauseIssue,
        ...acts,
        purpose: 'Holds an issue that is being sent; what a mail server has, and at most 400 mails that wait for one, still arrive.',
        replies: { 200: 'The issue.' },
      },
      stopIssue: {
        ...stopIssue,
        ...acts,
        purpose: 'Ends the sending of an issue for good, and takes back mails of it that wait.',
        replies: { 201: 'The issue.' },
      },
    }) as const satisfies Resource,
);
