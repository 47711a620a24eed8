import { isIntegrity } from '../contract/integrity';
import { CONTAINER_NAME } from '../exposes';
import { isRecord } from './release';

export interface FederationPluginOptions {
  /**
   * Hash of the entry that this host was tested with: `stockEntry.integrity` of the release's `header.json`. If
   * omitted, the plugin reads it from the `header.json` next to the entry.
   */
  readonly integrity?: string;
}

/** The part of a runtime plugin of Module Federation that is used here. */
export interface FederationPlugin {
  readonly name: string;
  readonly loadEntry: (args: {
    readonly remoteInfo: { readonly name: string; readonly entry: string };
  }) => Promise<undefined>;
  readonly createScript: (args: { readonly url: string }) => HTMLScriptElement | undefined;
}

/** Timeout of the request for `header.json`. */
const TIMEOUT_MS = 3000;

/** @throws Error if `header.json` fails to load or describes another entry */
const readIntegrity = async (entry: URL): Promise<string> => {
  const url = new URL('header.json', entry);
  const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const release: unknown = response.ok ? await response.json() : undefined;
  const stockEntry = isRecord(release) ? release['stockEntry'] : undefined;
  if (
    isRecord(stockEntry) &&
    isIntegrity(stockEntry['integrity']) &&
    new URL(String(stockEntry['file']), url).href === entry.href
  )
    return stockEntry['integrity'];
  throw new Error(`Shop header: ${url.href} has no valid hash for ${entry.href}`);
};

/**
 * Creates a runtime plugin for hosts that load the header with Module Federation's own runtime. The plugin sets
 * `integrity` on the script of the header's entry, which that runtime would load unchecked. The entry then checks every
 * chunk and style sheet. The plugin does not affect other remotes [FED-9].
 *
 * @throws TypeError if `integrity` is malformed
 */
export const createFederationPlugin = ({ integrity }: FederationPluginOptions = {}): FederationPlugin => {
  if (integrity !== undefined && !isIntegrity(integrity))
    throw new TypeError('Shop header: integrity of the federation plugin must be one hash, such as sha384-…');
  const integrityByUrl = new Map<string, string>();
  return {
    name: 'shop-header-integrity',
    async loadEntry({ remoteInfo }) {
      if (remoteInfo.name !== CONTAINER_NAME) return undefined;
      const entry = new URL(remoteInfo.entry, location.href);
      integrityByUrl.set(entry.href, integrity ?? (await readIntegrity(entry)));
      return undefined;
    },
    createScript({ url }) {
      const expected = integrityByUrl.get(new URL(url, location.href).href);
      if (expected === undefined) return undefined;
      const script = document.createElement('script');
      script.crossOrigin = 'anonymous';
      script.integrity = expected;
      script.src = url;
      return script;
    },
  };
};

// The option `runtimePlugins` of the federation plugin requires a default export.
export default createFederationPlugin;
