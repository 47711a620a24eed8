import Headers from './headers';

/**
 * Replaces `resolveConfig` of axios, which merges defaults and adds query parameters, passwords and XSRF tokens. Here, each
 * request has one complete configuration, see `src/platform/http/axios-client.ts`. Like the original, the result has no
 * prototype, from which a page's scripts could add settings.
 */
const resolveConfig = (config: { readonly headers?: object }): object =>
  Object.assign(Object.create(null) as object, config, { headers: Headers.from(config.headers) });

export default resolveConfig;
