import { hostCookie } from './host-cookie.ts';

const oneDay = 24 * 60 * 60;
export const sessionSeconds = 365 * oneDay;

export const { read: readSessionCookie, write: sessionCookie } = hostCookie('session', sessionSeconds);
