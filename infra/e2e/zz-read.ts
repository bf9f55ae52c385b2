import { chromium } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { interfaceTexts, englishAmong } from './pages/interface-texts.ts';
import { hydrated } from './site/site-test.ts';
import { slotsAlive } from './pages/scripts.ts';
import { namesIn } from './pages/names-in-all-languages.ts';
import { readers, visitAs } from './pages/reader.ts';
import { PoorSite } from './pages/poor-site.ts';
import { axeViolations } from './pages/axe-violations.ts';
const base = 'http://localhost:38111';
const locales = (process.argv[2] ?? 'ja').split(',');
const paths = (process.argv[3] ?? '').split(',').filter(Boolean);
const axe = process.argv[4] === 'axe';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
const page = await (await browser.newContext({ baseURL: base, viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })).newPage();
const all = paths.length ? paths : ['/','/docs/Web/JavaScript/Reference/Global_Objects/Array','/search?q=css','/plus','/play','/observatory','/about','/community','/nowhere','/docs/Learn','/search','/search?q=samovar','/plus/updates','/plus/ai-help','/newsletter','/advertising','/about/privacy','/about/data-choices','/about/terms','/legal/license','/docs/Learn/CSS/Centering','/docs/Glossary/Closure','/observatory/docs/faq','/docs/Nowhere','/plus/settings','/plus/collections', '/observatory/analyze?host=$POOR'];
await page.addInitScript('globalThis.__name = (f) => f');
const poor = new PoorSite(); await poor.open();
const read = async (address: string) => {
  try { await page.goto(address); await hydrated(page, 40000); await slotsAlive(page); } catch (e) { console.log('  !!', address, String(e).slice(0,200)); }
  if (address.includes('analyze')) await page.getByRole('tab').first().waitFor({timeout: 20000}).catch(() => console.log('no tab'));
  return interfaceTexts(page);
};
const english = new Map<string, string[]>();
for (const path of all) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (path.startsWith('/plus/settings') || path.startsWith('/plus/collections')) await visitAs(page, readers.subscriber);
  const real = path.replace('$POOR', encodeURIComponent(poor.host));
  english.set(path, await read('/en-US' + real));
  for (const locale of locales) {
    const texts = await read(`/${locale}${real}`);
    const found = englishAmong(texts, english.get(path)!, locale as never, namesIn(locale as never));
    console.log(`${locale} ${path} (${texts.length})`, new URL(page.url()).pathname, JSON.stringify(found));
    if (axe) console.log('   axe', JSON.stringify(await axeViolations(page)));
  }
}
await browser.close(); await poor.close();
