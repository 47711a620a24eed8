interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

const isFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

let policy: ReturnType<PolicyFactory['createPolicy']> | undefined;

/**
 * A script address that a page under Trusted Types accepts [FED-7]; its policy is `shop-header-loader`.
 *
 * @throws TypeError when the address is not below `base`
 */
export const trustedScriptUrl = (url: string, base: string): string => {
  if (!url.startsWith(base)) throw new TypeError(`${url} is not below ${base}`);
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (!isFactory(factory)) return url;
  policy ??= factory.createPolicy('shop-header-loader', { createScriptURL: (given) => given });
  return policy.createScriptURL(url);
};
