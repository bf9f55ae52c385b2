declare module 'core-js-pure/actual/url/index.js' {
  export default URL;
}

declare module 'core-js-pure/actual/url-search-params/index.js' {
  export default URLSearchParams;
}
