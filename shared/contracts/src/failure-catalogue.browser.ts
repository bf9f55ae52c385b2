/** In browsers the catalogue is short: sentences about servers and commands would only be carried about there. */
export { failuresInPages as failures } from './failures-in-pages.ts';
