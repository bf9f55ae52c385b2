/** An address of this site: a path, and not `//host` or `/\host`, which browsers take for another site. */
export const sitePath = /^\/(?![/\\])/;
/** Where a link in written content may lead: to the web and to this site. */
export const followedAddress = /^(?:https?:\/\/|\/(?![/\\]))/i;
