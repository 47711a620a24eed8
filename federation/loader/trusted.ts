import { withCode } from '../contract/coded-error';
import { isRecord } from './release';

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/** In a browser without Trusted Types, a form with the id `trustedTypes` is found under this name. */
const isFactory = (value: unknown): value is PolicyFactory =>
  isRecord(value) && typeof value['createPolicy'] === 'function';

let policy: ReturnType<PolicyFactory['createPolicy']> | undefined;

/**
 * Returns a script address that a page with Trusted Types accepts [FED-7]; the policy is `shop-header-loader`.
 *
 * @throws TypeError if the address is not below `base`
 */
export const trustedScriptUrl = (url: string, base: string): string => {
  if (!url.startsWith(base)) throw withCode(new TypeError(`${url} is not below ${base}`), 'foreign_script');
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (!isFactory(factory)) return url;
  policy ??= factory.createPolicy('shop-header-loader', { createScriptURL: (given) => given });
  return policy.createScriptURL(url);
};
