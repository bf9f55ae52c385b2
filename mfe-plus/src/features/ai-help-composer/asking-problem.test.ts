import { Failure } from '@webdocs/contracts/failures/failure';
import { askingProblem } from './asking-problem.ts';

const answered = (status: number, failure?: string) =>
  new Failure('REQUEST_FAILED', { status, message: 'no', address: '/', ...(failure ? { failure } : {}) });

test.each([
  ['an ended session', answered(401), 'signed-out'],
  ['no question left', answered(402, 'AI_HELP_QUOTA_SPENT'), 'quota'],
  ['no question left, of a server that says no more', answered(402), 'quota'],
  ['AI Help that is off', answered(501, 'AI_HELP_OFF'), 'off'],
  ['a question that was held back', answered(400, 'AI_HELP_QUESTION_FLAGGED'), 'flagged'],
  ['too much at once', answered(400, 'AI_HELP_TOO_MUCH'), 'too-much'],
  ['a conversation without room', answered(400, 'AI_HELP_CHAT_FULL'), 'full'],
  ['a body that is too long', answered(413), 'too-much'],
  ['too many at once', answered(429), 'busy'],
  ['silence', answered(0), 'no-answer'],
  ['trouble of the site', answered(500, 'AI_HELP_FAILED'), 'failed'],
  ['an index that is not there yet', answered(503, 'AI_HELP_NOT_READY'), 'not-ready'],
  ['an answer that broke off at the site', answered(502, 'AI_HELP_STREAM_CUT'), 'cut'],
  ['trouble in front of the site', answered(502), 'no-answer'],
  ['an input that is wrong', answered(400, 'INPUT_INVALID'), 'refused'],
  ['a stream without an end', new Failure('AI_HELP_STREAM_CUT', { cause: 'end' }), 'no-answer'],
])('%s', (_, failure, problem) => expect(askingProblem(failure)).toBe(problem));
