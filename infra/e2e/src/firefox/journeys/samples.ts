import type { Journey } from '../journey.ts';
import type { ReaderTab } from '../reader-tab.ts';

const flexbox = '/en-US/docs/Learn/CSS/Flexbox';
const row = '[data-live-id="a_row"]';
const result = 'iframe[title="Result"]:not([data-coming])';
const log = 'main [role="log"]';
const notice = 'main [role="status"] p';

export const samples: readonly Journey[] = [
  {
    title: 'a live sample shows what its code draws, and Open in Playground runs it in a tab of its own',
    async go(tab) {
      await tab.visit(flexbox);
      await tab.bringIntoView(row);
      await tab.seeInFrame(`iframe${row}:not([data-coming])`, 'nav a', 'Recipes');
      await tab.follow(() => tab.click(`.live-sample:has(${row}) a`, 'Open in Playground'));
      await tab.isAt(/\/en-US\/play#state=/);
      await see(tab, 'Result');
      await tab.seeInFrame(result, 'nav a', 'Recipes');
      await tab.askUntil(true, () => document.querySelector('[data-code-editor]')?.shadowRoot?.textContent.includes('Recipes') ?? false);
    },
  },
  {
    title: 'Play opens the playground with the code of a block, and the console says what it prints',
    async go(tab) {
      await tab.visit('/en-US/docs/Web/JavaScript');
      await tab.follow(() => tab.click('main .code-example button[data-play]'));
      await tab.isAt(/\/en-US\/play/);
      await see(tab, 'Console');
      await tab.see(log, /Bo/);
    },
  },
  {
    title: 'code that is written in the playground runs with Run and with Control and Enter',
    async go(tab) {
      await tab.visit('/en-US/play');
      await run(tab, 'console.log("poured", 2 + 3)');
      await tab.see(log, /poured 5/);
      await write(tab, 'html', '<p id="cup">Tea</p>');
      await tab.pressTogether('Control', 'Enter');
      await tab.seeInFrame(result, '#cup', 'Tea');
    },
  },
  {
    title: 'an endless loop is stopped where it is, and corrected code runs right after',
    async go(tab) {
      tab.expectErrors(/Stopped: line 2/);
      await tab.visit('/en-US/play');
      await run(tab, 'console.log("before");\nwhile (true) {}');
      await tab.see(notice, /^Stopped in JavaScript: line 2 ran/);
      await tab.see(log, /before/);
      await run(tab, 'console.log("after")');
      await tab.see(log, /^(?!.*before).*after/);
    },
  },
  {
    title: 'code that hangs in one expression leaves the page usable, ends with Stop, and other code runs after it',
    async go(tab) {
      // Firefox itself ends a pattern that takes seven seconds.
      const hang = '/^(a+)+$/.test("a".repeat(60) + "b")';
      tab.expectErrors(/too much recursion/);
      await tab.visit('/en-US/play');
      await run(tab, hang);
      await run(tab, 'console.log("next")');
      await tab.see(log, /next/);
      await run(tab, hang);
      await tab.click('main button', 'Stop');
      await tab.see('main [role="status"]', 'The code was stopped.');
      await run(tab, 'console.log("at last")');
      await tab.see(log, /at last/);
    },
  },
];

async function run(tab: ReaderTab, code: string): Promise<void> {
  await write(tab, 'js', code);
  await tab.click('main button', 'Run');
}

async function write(tab: ReaderTab, language: 'html' | 'js', code: string): Promise<void> {
  await see(tab, 'Code');
  if (tab.isPhone) await tab.click(`main [aria-controls="pane-${language}"]`);
  // Its field is in the shadow root.
  await tab.write(`[data-code-editor="${language}"]`, code);
}

/** A phone shows one thing at a time. */
async function see(tab: ReaderTab, view: 'Code' | 'Result' | 'Console'): Promise<void> {
  if (tab.isPhone) await tab.click('main [role="group"] > button', new RegExp(`^${view}`));
}
