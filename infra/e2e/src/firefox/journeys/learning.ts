import type { Journey } from '../journey.ts';
import type { ReaderTab } from '../reader-tab.ts';

const learn = '/en-US/docs/Learn';
const chapter = `${learn}/CSS/Selectors_and_the_cascade`;
const editor = 'interactive-example textarea[aria-label="CSS editor"]';
const code = '.news { font-weight: bold }';

export const learning: readonly Journey[] = [
  {
    title: 'an exercise is checked while it is written, and the code is there after a reload',
    async go(tab) {
      await openExercise(tab);
      await tab.see('.sample-marks', /1 of 3 done/);
      await tab.write(editor, code);
      await tab.see('.sample-marks', /2 of 3 done/);
      await tab.reload();
      await tab.seeValue(editor, code);
      await tab.see('.sample-marks', /2 of 3 done/);
      await tab.visit(learn);
      await tab.see('main', /Continue where you were.*Selectors and the cascade/);
    },
  },
];

async function openExercise(tab: ReaderTab): Promise<void> {
  await tab.visit(chapter);
  await tab.bringIntoView('interactive-example');
  await tab.see('interactive-example[data-alive]');
}
