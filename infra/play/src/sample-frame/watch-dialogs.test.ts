/** @jest-environment jsdom */
import { watchDialogs } from './watch-dialogs.ts';

const happened: unknown[] = [];
beforeAll(() => {
  Object.assign(window, {
    alert: (...words: unknown[]) => void happened.push(['alert', ...words]),
    prompt: (...words: unknown[]) => {
      happened.push(['prompt', ...words]);
      return 'tea';
    },
    confirm: () => {
      throw new Error('refused');
    },
  });
  watchDialogs(
    () => happened.push('asked'),
    () => happened.push('answered'),
  );
});
beforeEach(() => void (happened.length = 0));

test('the time in which a dialog waits for the reader is told, and its answer is the code’s', () => {
  expect(window.prompt('What do you drink?', undefined)).toBe('tea');
  expect(happened).toEqual(['asked', ['prompt', 'What do you drink?', undefined], 'answered']);
});

test('a dialog that is refused waits for no one', () => {
  expect(() => window.confirm('Really?')).toThrow('refused');
  expect(happened).toEqual(['asked', 'answered']);
});

test('what turns words into text is not the time of the reader', () => {
  const words = {
    toString() {
      happened.push('code');
      return 'tea';
    },
  };
  window.alert(words as unknown as string);
  expect(happened).toEqual(['code', 'asked', ['alert', 'tea'], 'answered']);
});
