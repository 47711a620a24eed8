import webpack from 'webpack';
import { FILES, integrityOf, SCRIPT } from './chunk-runtime';

const { RuntimeGlobals } = webpack;

/** Timeout of a script. After it the script counts as failed, and may be requested again. */
const SCRIPT_TIMEOUT_MS = 120_000;

/**
 * Returns code that creates script addresses with the remote's own Trusted Types policy. If the browser or the page
 * does not allow the policy, the code uses the address as a string.
 */
const trustedUrl = (): string => `
  let policy;
  const trusted = (url) => {
    try {
      policy ??= trustedTypes.createPolicy("shop-header", { createScriptURL: (given) => given });
    } catch {
      return url;
    }
    return policy.createScriptURL(url);
  };`;

/**
 * Returns code that loads the scripts of chunks. It replaces two runtime modules of webpack, which also support ways of
 * loading that are not used here. Scripts are loaded in CORS mode like the loader's preload links, because a chunk
 * would otherwise be loaded twice. If the loader has inserted the script element already, the code waits for that
 * element.
 *
 * Chunks call `push` on an object instead of an array, because `push` cannot be set on an array if the host froze
 * `Array.prototype` [FED-6]. Chunks that run before the entry create an array, in which they wait.
 *
 * @param entryId id of the chunk of the entry itself
 * @param list expression of the object whose `push` chunks call
 */
export const scriptLoading = (entryId: string, list: string): string => `
  ${trustedUrl()}
  const loaded = { ${entryId}: true };
  const pending = {};
  const fetchChunk = (chunkId) => new Promise((resolve, reject) => {
    const url = ${RuntimeGlobals.publicPath} + ${RuntimeGlobals.getChunkScriptFilename}(chunkId);
    let script = [...document.getElementsByTagName("script")].find(({ src }) => src === url);
    const isNew = !script;
    script ??= document.createElement("script");
    const end = ({ type }) => {
      clearTimeout(timer);
      script.onload = script.onerror = null;
      script.remove();
      delete pending[chunkId];
      if (loaded[chunkId]) return resolve();
      reject(Error("Loading chunk " + chunkId + " failed.\\n(" + type + ": " + url + ")"));
    };
    const timer = setTimeout(end, ${String(SCRIPT_TIMEOUT_MS)}, { type: "timeout" });
    script.onload = script.onerror = end;
    if (isNew) {
      script.crossOrigin = "anonymous";
      script.integrity = ${integrityOf(SCRIPT)};
      script.src = trusted(url);
      document.head.append(script);
    }
  });
  ${RuntimeGlobals.ensureChunkHandlers}.j = (chunkId, promises) => {
    if (${FILES}[chunkId] && !loaded[chunkId]) promises.push(pending[chunkId] ??= fetchChunk(chunkId));
  };
  const install = ([chunkIds, modules, run]) => {
    if (chunkIds.every((chunkId) => loaded[chunkId])) return;
    Object.assign(${RuntimeGlobals.moduleFactories}, modules);
    run?.(${RuntimeGlobals.require});
    for (const chunkId of chunkIds) loaded[chunkId] = true;
  };
  const queued = ${list};
  ${list} = { push: install };
  if (Array.isArray(queued)) queued.forEach(install);`;
