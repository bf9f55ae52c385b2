/** Tells programs of what is new on the site. Apart from the links: it is on the server alone. */
export const newsFeed = '/en-US/blog/rss.xml';
