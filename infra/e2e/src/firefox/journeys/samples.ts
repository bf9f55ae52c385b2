import { encodeSample } from '@webdocs/contracts/samples/sample-state';
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
    title: 'the editor completes a name and formats the code, and TypeScript and JSX run as they are written',
    async go(tab) {
      await tab.visit('/en-US/play');
      await write(tab, 'css', 'p{accent-c');
      await tab.askUntil(
        'accent-color',
        () =>
          document.querySelector('[data-code-editor="css"]')?.shadowRoot?.querySelector('li[aria-selected] .cm-completionLabel')
            ?.textContent,
      );
      await tab.type('olor:red');
      // On a phone it is in a menu.
      if (!tab.isPhone) {
        await tab.click('main button', 'Format');
        await tab.askUntil(true, () => {
          const lines = document.querySelector('[data-code-editor="css"]')?.shadowRoot?.querySelectorAll('.cm-line') ?? [];
          return [...lines]
            .map(({ textContent }) => textContent)
            .join('|')
            .startsWith('p {|  accent-color: red;|}');
        });
      }
      await see(tab, 'Code');
      if (tab.isPhone) await tab.click('main [aria-controls="pane-js"]');
      await tab.choose('[data-pane="js"] select', 'tsx');
      await run(tab, 'const cups: number = 2;\ndocument.body.append(<p id="cup">{cups} cups</p>);\nconsole.log("typed", cups);');
      await see(tab, 'Console');
      await tab.see(log, /typed 2.*JavaScript 3/);
      await see(tab, 'Result');
      await tab.seeInFrame(result, '#cup', '2 cups');
    },
  },
  {
    title: 'panes are moved by keys and folded, and lie there when the page is loaded again',
    async go(tab) {
      await tab.visit('/en-US/play');
      await write(tab, 'html', '<p>Tea');
      // On a phone there is one view at a time, and none to move.
      if (tab.isPhone) return;
      await tab.see('[role="separator"][aria-valuenow]');
      const before = await tab.ask(() => Number(document.querySelector('[role="separator"][aria-orientation="vertical"]')?.ariaValueNow));
      await tab.focus('[role="separator"][aria-orientation="vertical"]');
      await tab.press('ArrowLeft', 'ArrowLeft');
      await tab.click('[data-pane="css"] button[aria-expanded="true"]');
      await tab.reload();
      await tab.see('[data-pane="css"] button[aria-expanded="false"]');
      await tab.askUntil(before - 32, () =>
        Number(document.querySelector('[role="separator"][aria-orientation="vertical"]')?.ariaValueNow),
      );
    },
  },
  {
    title: 'an embed shows its code, runs it when its reader wants that, and names the line of an endless loop',
    async go(tab) {
      tab.expectErrors(/Stopped: line 2/);
      await tab.visit('/en-US/play');
      const port = await tab.ask(() => window.location.port);
      const embed = async (js: string) =>
        `http://embed.play.localhost:${port}/en-US/play#state=${encodeURIComponent((await encodeSample({ js })).state)}`;
      await tab.open(await embed('document.body.append("Tea")'));
      await tab.see('[data-code]', /append/);
      await tab.click('button', 'Run');
      await tab.seeInFrame(result, 'body', 'Tea');
      await tab.open(await embed('let cups = 0;\nwhile (true) for (let i = 0; i < 9; i++) cups += i;'));
      await tab.click('button:not(:disabled)', 'Run');
      await tab.see('[data-status]', /^Stopped in JavaScript: line 2 ran/);
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
    title: 'an endless loop is stopped late in a visit too, while samples of another tab live in the process of its frame',
    async go(tab) {
      tab.expectErrors(/Stopped: line 3/);
      await tab.visit(flexbox);
      await tab.bringIntoView(row);
      await tab.follow(() => tab.click(`.live-sample:has(${row}) a`, 'Open in Playground'));
      await tab.hydrated();
      await see(tab, 'Result');
      await tab.seeInFrame(result, 'nav a', 'Recipes');
      await write(tab, 'html', '<p id="cup">Tea</p>');
      await see(tab, 'Result');
      await tab.seeInFrame(result, '#cup', 'Tea');
      for (let presses = 0; presses < 4; presses += 1) await tab.click('main button', 'Run');
      for (const loop of ['while (true) {}', 'while (true) for (let i = 0; i < 9; i++) cups += i;']) {
        await run(tab, `let cups = 0;\n\n${loop}`);
        await see(tab, 'Console');
        await tab.see(notice, /^Stopped in JavaScript: line 3 ran/);
      }
      await run(tab, 'console.log("after")');
      await see(tab, 'Console');
      await tab.see(log, /after/);
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

async function write(tab: ReaderTab, language: 'html' | 'css' | 'js', code: string): Promise<void> {
  await see(tab, 'Code');
  if (tab.isPhone) await tab.click(`main [aria-controls="pane-${language}"]`);
  // Its field is in the shadow root. An editor has the name of what its script is written in.
  await tab.write(`[data-pane="${language}"] [data-code-editor]`, code);
}

/** A phone shows one thing at a time. */
async function see(tab: ReaderTab, view: 'Code' | 'Result' | 'Console'): Promise<void> {
  if (tab.isPhone) await tab.click('main [role="group"] > button', new RegExp(`^${view}`));
}
