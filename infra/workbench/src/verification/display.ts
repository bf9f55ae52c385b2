import type { Outcome } from './step.ts';

export interface Display {
  /** Says what is under way, again and again. */
  working(name: string): (news: string) => void;
  finished(name: string, outcome: Outcome, milliseconds: number): void;
  line(text: string): void;
}

const heartbeatMs = 30_000;

/** On a terminal one living line; elsewhere a line a step, and one now and then from a step that takes long. */
export function createDisplay(output: NodeJS.WriteStream): Display {
  let timer: NodeJS.Timeout | undefined;
  const clear = () => {
    clearInterval(timer);
    if (output.isTTY) output.write('\r\u001b[K');
  };
  return {
    working(name) {
      clear();
      const started = performance.now();
      let news = '';
      const draw = () => {
        const text = `  ..  ${name.padEnd(12)}${seconds(performance.now() - started).padStart(8)}  ${news}`;
        output.write(output.isTTY ? `\r\u001b[K${text.slice(0, output.columns - 1)}` : `${text.trimEnd()}\n`);
      };
      timer = setInterval(draw, output.isTTY ? 250 : heartbeatMs);
      timer.unref();
      if (output.isTTY) draw();
      return (latest) => {
        news = latest;
      };
    },
    finished(name, outcome, milliseconds) {
      clear();
      output.write(`${stepLine(name, outcome, milliseconds)}\n`);
    },
    line(text) {
      clear();
      output.write(`${text}\n`);
    },
  };
}

export function stepLine(name: string, { passed, failed, skipped }: Outcome, milliseconds: number): string {
  const mark = failed > 0 ? 'FAIL' : passed > 0 ? ' ok ' : 'skip';
  const counts = [`${passed} passed`, failed > 0 && `${failed} failed`, skipped.length > 0 && `${skipped.length} skipped`];
  return `${mark}  ${name.padEnd(12)}${seconds(milliseconds).padStart(8)}  ${counts.filter(Boolean).join(', ')}`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
