declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
/** The catalogue of a folder `words/`, with every language that is in it. */
declare module '*/en-US.ftl' {
  const words: import('@webdocs/i18n').Catalogue;
  export default words;
}
declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.woff2' {
  const address: string;
  export default address;
}
