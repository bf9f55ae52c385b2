/** In browsers the catalogue is short: sentences about servers and commands, and what to do, would only be carried about there. */
export { saysInPages as failures } from './says-in-pages.ts';
