import * as v from 'valibot';
import { editableLanguages, learningLimits } from '../reader/learning-progress.ts';
import { pure } from '../pure.ts';
import { json, type Call, type Resource } from './call.ts';

const { chapters, exercises, points, code, name } = learningLimits;
const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
const Moment = v.pipe(v.number(), v.integer(), v.minValue(0));
const Name = v.pipe(v.string(), v.minLength(1), v.maxLength(name));
const Code = v.optional(v.pipe(v.string(), v.maxLength(code)));

const ChapterProgressSchema = /* @__PURE__ */ pure(() =>
  v.object({
    changed: Moment,
    read: v.optional(Moment),
    done: v.optional(v.boolean()),
    section: v.optional(v.object({ id: Name, title: Name })),
    exercises: v.pipe(
      v.record(
        Name,
        v.object({ at: Moment, done: Count, count: Count, code: v.optional(v.object(v.entriesFromList(editableLanguages, Code))) }),
      ),
      v.maxEntries(exercises),
    ),
    points: v.pipe(v.array(Count), v.maxLength(points)),
  }),
);

export const LearningProgressSchema = /* @__PURE__ */ pure(() =>
  v.object({
    since: Moment,
    chapters: v.pipe(
      v.record(v.pipe(Name, v.regex(/^[^\s?#]+$/, 'must be the slug of a page')), ChapterProgressSchema),
      v.maxEntries(chapters),
    ),
  }),
);

export const keepLearning = {
  name: 'keepLearning',
  method: 'POST',
  path: '/api/v1/learning/',
  reply: LearningProgressSchema,
} as const satisfies Call;

/** What a signed-in learner has done in chapters and modules, on all devices. */
export const learning = /* @__PURE__ */ pure(
  () =>
    ({
      keepLearning: {
        ...keepLearning,
        tag: 'Learning',
        who: 'signed-in',
        limit: 'writing',
        listener: 'public',
        purpose:
          'Merges the progress of a device, which may have none, with that of the account: of each chapter or module the later state counts.',
        body: json(LearningProgressSchema),
        // 250 chapters of 1 KB; code of exercises is the largest part, and few are edited at length.
        limitBytes: 512 * 1024,
        replies: { 200: 'The merged progress.' },
      },
    }) as const satisfies Resource,
);
