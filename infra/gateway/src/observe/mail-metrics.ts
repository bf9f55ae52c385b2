import { Counter, Gauge, type Registry } from 'prom-client';

/** What the sender of mail says of itself. */
export interface MailFigures {
  /** What became of attempts of this process. */
  counts(): Readonly<Record<'sent' | 'putOff' | 'dead' | 'doubtful', number>>;
  /** What all processes have before them. */
  queue(): Promise<{ readonly waiting: number; readonly dead: number; readonly oldestSeconds: number }>;
}

const outcomes = { sent: 'sent', putOff: 'put off', dead: 'dead', doubtful: 'maybe twice' } as const;

/** Mail as it is when the metrics are read. Where the database does not answer, what it would say is left out. */
export function mailMetrics(registry: Registry, { counts, queue }: MailFigures): void {
  const registers = [registry];
  new Counter({
    name: 'webdocs_mail_attempts_total',
    help: 'Attempts of this process to hand mail to the mail server, by what became of them',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset();
      for (const [name, count] of Object.entries(counts())) this.labels(outcomes[name as keyof typeof outcomes]).inc(count);
    },
  });
  new Gauge({
    name: 'webdocs_mail',
    help: 'Mail that waits to be sent, and mail that was given up and is before staff',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      const now = await queue().catch(() => undefined);
      if (!now) return;
      this.labels('waiting').set(now.waiting);
      this.labels('dead').set(now.dead);
    },
  });
  new Gauge({
    name: 'webdocs_mail_oldest_seconds',
    help: 'How long the mail has waited that waits longest',
    registers,
    async collect() {
      this.reset();
      const now = await queue().catch(() => undefined);
      if (now) this.set(now.oldestSeconds);
    },
  });
}
