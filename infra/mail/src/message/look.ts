import { paper } from '@webdocs/contracts/reader/paper';
import { html } from '@webdocs/standalone-pages';
import { mailTones, type MailTone } from '../mail.ts';

/** The colors of shared/design/src/tokens.css, which no mail program can load: light, dark. */
const colors = {
  ground: ['#f3f1ea', paper.dark],
  card: ['#ffffff', '#1a1d27'],
  line: ['#e3dfd5', '#2b2f3b'],
  ink: ['#1b1d22', '#ebe7dd'],
  'ink-2': ['#474a52', '#bebbb4'],
  quiet: ['#62646d', '#9d9ca6'],
  accent: ['#752b6b', '#e39dd6'],
  fill: ['#752b6b', '#94498b'],
  page: ['#c79fc1', '#e39dd6'],
  'on-fill': ['#ffffff', '#ffffff'],
  high: ['#176a3a', '#6bd394'],
  low: ['#1d5bb8', '#8cb8ff'],
  limited: ['#8a4700', '#f2b366'],
  discouraged: ['#a41d2c', '#ff9494'],
} as const;
type Color = keyof typeof colors;

const light = (name: Color): string => colors[name][0];
const dark = (name: Color): string => colors[name][1];

/** Faces that are on every machine. */
const serif = "font-family:Georgia,'Times New Roman',serif";
const sans = 'font-family:Arial,Helvetica,sans-serif';
const mono = "font-family:Menlo,Consolas,'Courier New',monospace";
const stateIn = (name: MailTone): string => `${sans};font-size:14px;color:${light(name)}`;

/** Styles in place, by what they are for. Text begins at its own side; programs that do not know `start` keep the left of the column. */
export const look = {
  ground: `margin:0;padding:0;background-color:${light('ground')}`,
  preview: 'display:none;max-height:0;overflow:hidden;mso-hide:all',
  around: 'padding:16px 8px',
  column: 'max-width:600px;text-align:left',
  card: `padding:28px 36px 32px;background-color:${light('card')};border:1px solid ${light('line')};border-top:6px solid ${light('accent')}`,
  masthead: 'margin:0 0 24px',
  cover: `width:10px;height:20px;font-size:0;line-height:0;background-color:${light('accent')}`,
  page: `width:10px;height:20px;font-size:0;line-height:0;background-color:${light('page')}`,
  nameCell: 'padding-left:12px',
  name: `${serif};font-size:19px;font-weight:bold;text-decoration:none;color:${light('ink')}`,
  period: `${sans};font-size:13px;color:${light('quiet')}`,
  listTitle: `margin:24px 0 8px;${serif};font-size:20px;line-height:26px;color:${light('ink')}`,
  entry: `padding:6px 0 10px`,
  entryName: `${serif};font-size:17px;line-height:26px;font-weight:bold;color:${light('accent')};overflow-wrap:anywhere`,
  entryCode: `${mono};font-size:15px;line-height:24px;font-weight:bold;color:${light('accent')};overflow-wrap:anywhere`,
  state: { high: stateIn('high'), low: stateIn('low'), limited: stateIn('limited'), discouraged: stateIn('discouraged') },
  entryText: `${serif};font-size:16px;line-height:25px;color:${light('ink-2')}`,
  more: `margin:4px 0 0;${sans};font-size:14px;line-height:22px;color:${light('quiet')}`,
  title: `margin:0 0 20px;padding:0 0 18px;border-bottom:1px solid ${light('line')};${serif};font-size:28px;line-height:35px;color:${light('ink')};text-align:start;overflow-wrap:anywhere`,
  paragraph: `margin:0 0 16px;${serif};font-size:17px;line-height:26px;color:${light('ink-2')};text-align:start;overflow-wrap:anywhere`,
  heading: `margin:28px 0 12px;${serif};font-size:22px;line-height:29px;color:${light('ink')};text-align:start;overflow-wrap:anywhere`,
  list: 'margin:0 0 16px;padding:0 0 0 24px',
  item: `margin:0 0 4px;${serif};font-size:17px;line-height:26px;color:${light('ink-2')};text-align:start;overflow-wrap:anywhere`,
  quote: `margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${light('page')}`,
  code: `margin:0 0 16px;padding:12px;${mono};font-size:14px;line-height:21px;white-space:pre-wrap;overflow-wrap:anywhere;background-color:${light('ground')};color:${light('ink')}`,
  word: `${mono};font-size:15px`,
  line: `height:1px;margin:28px 0;border:0;background-color:${light('page')}`,
  link: `color:${light('accent')}`,
  buttonPlace: 'margin:24px 0 20px',
  buttonCell: `border-radius:6px;background-color:${light('fill')}`,
  // 44 px high, the least that a finger hits.
  button: `display:inline-block;padding:12px 22px;${sans};font-size:15px;line-height:20px;font-weight:bold;text-decoration:none;color:${light('on-fill')}`,
  asText: `margin:0;${sans};font-size:13px;line-height:20px;color:${light('quiet')}`,
  address: `color:${light('accent')};overflow-wrap:anywhere;word-break:break-all`,
  footer: `padding:20px 36px;${sans};font-size:13px;line-height:20px;color:${light('quiet')}`,
  footerLink: `color:${light('quiet')};overflow-wrap:anywhere`,
} as const;

const texts: readonly Color[] = ['ink', 'ink-2', 'quiet', 'accent', 'on-fill', ...mailTones];
const grounds: readonly Color[] = ['ground', 'card', 'fill', 'page'];

/** Over the styles in place, hence `!important`. */
export const darkStyle = html`:root { color-scheme: light dark; } @media (prefers-color-scheme: dark) {
${[
  ...texts.map((name) => html`.${name} { color: ${dark(name)} !important; } `),
  ...grounds.map((name) => html`.${name} { background-color: ${dark(name)} !important; } `),
  html`.cover { background-color: ${dark('fill')} !important; } `,
  html`.card, .ink { border-color: ${dark('line')} !important; } `,
  html`.card { border-top-color: ${dark('fill')} !important; }`,
]}
} @media (max-width: 480px) { .card { padding: 24px 20px 28px !important; } .footer { padding: 20px !important; } }`;
