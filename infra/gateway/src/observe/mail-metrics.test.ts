import { Registry } from 'prom-client';
import { mailMetrics } from './mail-metrics.ts';

test('the metrics have the mail as it is when they are read', async () => {
  let queue = { waiting: 3, dead: 1, oldestSeconds: 90 };
  const registry = new Registry();
  mailMetrics(registry, { counts: () => ({ sent: 12, putOff: 2, dead: 1, doubtful: 0 }), queue: async () => queue });
  expect(await registry.metrics()).toContain(`webdocs_mail_attempts_total{outcome="sent"} 12
webdocs_mail_attempts_total{outcome="put off"} 2
webdocs_mail_attempts_total{outcome="dead"} 1
webdocs_mail_attempts_total{outcome="maybe twice"} 0`);
  expect(await registry.metrics()).toMatch(
    /^webdocs_mail\{state="waiting"\} 3\nwebdocs_mail\{state="dead"\} 1$[^]*^webdocs_mail_oldest_seconds 90$/m,
  );
  queue = { waiting: 0, dead: 0, oldestSeconds: 0 };
  expect(await registry.metrics()).toMatch(/^webdocs_mail\{state="waiting"\} 0\nwebdocs_mail\{state="dead"\} 0$/m);
});

test('a database that is away does not take the other metrics with it', async () => {
  const registry = new Registry();
  const queue = () => Promise.reject(new Error('away'));
  mailMetrics(registry, { counts: () => ({ sent: 12, putOff: 0, dead: 0, doubtful: 0 }), queue });
  expect(await registry.metrics()).toContain('webdocs_mail_attempts_total{outcome="sent"} 12');
});
