import type { Journey } from '../journey.ts';
import type { ReaderTab } from '../reader-tab.ts';
import { followHeaderLink, openLabelledMenu } from './header-menus.ts';

const article = '/en-US/docs/Web/CSS';
const title = 'CSS: Cascading Style Sheets';
/** Long enough, and not on the list of common passwords. */
const password = 'a long and quiet river';
const note = 'Where the cascade is explained';

export const accounts: readonly Journey[] = [
  {
    title: 'a reader signs up by mail, saves a page, finds it in the collections, signs out and logs in again',
    async go(tab) {
      const email = `reader-${crypto.randomUUID()}@example.org`;
      await tab.visit(article);
      await signUp(tab, email);
      await save(tab);
      await openLabelledMenu(tab, 'My ');
      await tab.click('header details[open] a', /^Collections/);
      await tab.isAt('/en-US/plus/collections');
      await seeSaved(tab);
      await signOut(tab);
      await tab.visit(article);
      await tab.see('html[data-session="anonymous"]');
      await logIn(tab, email);
      await tab.see('main button', 'Saved');
      await tab.visit('/en-US/plus/collections');
      await seeSaved(tab);
    },
  },
];

async function signUp(tab: ReaderTab, email: string): Promise<void> {
  await followHeaderLink(tab, 'Sign up for free');
  await tab.write('input[name="email"]', email);
  await tab.write('input[name="password"]', password);
  await tab.click('button', 'Create account');
  await tab.click('a', 'Open the practice inbox');
  // The newest mail is the first.
  await tab.see('.mail:first-child', new RegExp(email));
  await tab.click('.mail:first-child a', 'Confirm your email');
  await seeSession(tab);
}

async function logIn(tab: ReaderTab, email: string): Promise<void> {
  await followHeaderLink(tab, 'Log in');
  await tab.write('input[name="email"]', email);
  await tab.write('input[name="password"]', password);
  await tab.click('button', 'Log in');
  await seeSession(tab);
}

async function seeSession(tab: ReaderTab): Promise<void> {
  await tab.isAt(article);
  await tab.hydrated();
  await tab.see('html[data-session="signed-in"]');
}

async function save(tab: ReaderTab): Promise<void> {
  const menu = 'main [role="dialog"]';
  await tab.click('main button', 'Save');
  await tab.see(`${menu} select`);
  await tab.write(`${menu} textarea`, note);
  await tab.click(`${menu} button[type="submit"]`, 'Save');
  await tab.see('main button', 'Saved');
}

async function seeSaved(tab: ReaderTab): Promise<void> {
  await tab.click('main a', 'Saved Articles');
  await tab.see('main li', new RegExp(`${title}.*${note}`));
}

async function signOut(tab: ReaderTab): Promise<void> {
  await openLabelledMenu(tab, 'My ');
  await tab.click('header details[open] button', 'Sign Out');
  await tab.see('html[data-session="anonymous"]');
}
