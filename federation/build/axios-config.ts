/**
 * Replaces axios's `mergeConfig`, because each request has one configuration, see `src/platform/http/axios-client.ts`. Like
 * the original, the result has no prototype, from which a page's scripts could add settings.
 */
const copyConfig = (_defaults: object, config: object): object =>
  Object.assign(Object.create(null) as object, config);

export default copyConfig;
