import { Failure } from '@webdocs/contracts/failures/failure';
import { repeatedJob } from './repeated-job.ts';

const hour = 60 * 60 * 1000;
const codes: string[] = [];
const report = ({ code }: Failure) => void codes.push(code);
const jobOf = (job: () => Promise<void>) => repeatedJob({ everyMs: hour, job, report, failsAs: 'MAIL_JOB_FAILED' });
beforeEach(() => codes.splice(0));

test('a job that is asked for while it is under way is done once more after it, and never twice at once', async () => {
  let [atOnce, most, times] = [0, 0, 0];
  const job = jobOf(async () => {
    times += 1;
    most = Math.max(most, (atOnce += 1));
    await Promise.resolve();
    atOnce -= 1;
  });
  await Promise.all([job.now(), job.now(), job.now()]);
  expect([times, most]).toEqual([2, 1]);
  await job.end();
});

test('what fails again and again is told of once, and once more after it went well', async () => {
  let thrown: unknown = new Failure('DATABASE_AWAY');
  const job = jobOf(async () => {
    if (thrown) throw thrown;
  });
  await job.now();
  await job.now();
  thrown = undefined;
  await job.now();
  thrown = new Error('no such row');
  await job.now();
  expect(codes).toEqual(['DATABASE_AWAY', 'MAIL_JOB_FAILED']);
  await job.end();
});

test('an end waits for what is under way, and nothing is begun after it', async () => {
  let [finish, times] = [() => undefined as void, 0];
  const job = jobOf(async () => {
    times += 1;
    await new Promise<void>((resolve) => (finish = resolve));
  });
  void job.now();
  void job.now();
  let hasEnded = false;
  const ended = job.end().then(() => (hasEnded = true));
  await Promise.resolve();
  expect(hasEnded).toBe(false);
  finish();
  await ended;
  expect(times).toBe(1);
});
