import webpack from 'webpack';
import { FILES, integrityOf, SCRIPT } from './chunk-runtime';

const { RuntimeGlobals } = webpack;

/** Milliseconds after which a script that hangs counts as lost, and may be asked for again. */
const LIMIT = 120_000;

/** Under Trusted Types by a policy of the remote's own; a page that forbids it is given the address as it is. */
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
 * How chunks' scripts come, in the place of webpack's own two runtime modules, which serve many ways of loading that
 * don't occur here. Always in CORS mode, as the loader's preload hints are: otherwise a chunk is fetched twice. An
 * element that the loader has put in is waited for.
 *
 * Chunks are handed over by `push`: on an object of ours, since on an array it can't be set where the host froze
 * `Array.prototype` [FED-6]. Chunks that were there before the entry wait in an array of their own making.
 *
 * @param entryId the chunk that the entry itself is
 * @param list expression of the place that chunks call `push` of
 */
export const scriptLoading = (entryId: string, list: string): string => `
  ${trustedUrl()}
  const here = { ${entryId}: true };
  const waiting = {};
  const fetchChunk = (chunkId) => new Promise((resolve, reject) => {
    const url = ${RuntimeGlobals.publicPath} + ${RuntimeGlobals.getChunkScriptFilename}(chunkId);
    let script = [...document.getElementsByTagName("script")].find(({ src }) => src === url);
    const isNew = !script;
    script ??= document.createElement("script");
    const end = ({ type }) => {
      clearTimeout(timer);
      script.onload = script.onerror = null;
      script.remove();
      delete waiting[chunkId];
      if (here[chunkId]) return resolve();
      reject(Error("Loading chunk " + chunkId + " failed.\\n(" + type + ": " + url + ")"));
    };
    const timer = setTimeout(end, ${String(LIMIT)}, { type: "timeout" });
    script.onload = script.onerror = end;
    if (isNew) {
      script.crossOrigin = "anonymous";
      script.integrity = ${integrityOf(SCRIPT)};
      script.src = trusted(url);
      document.head.append(script);
    }
  });
  ${RuntimeGlobals.ensureChunkHandlers}.j = (chunkId, promises) => {
    if (${FILES}[chunkId] && !here[chunkId]) promises.push(waiting[chunkId] ??= fetchChunk(chunkId));
  };
  const take = ([chunkIds, modules, run]) => {
    if (chunkIds.every((chunkId) => here[chunkId])) return;
    Object.assign(${RuntimeGlobals.moduleFactories}, modules);
    run?.(${RuntimeGlobals.require});
    for (const chunkId of chunkIds) here[chunkId] = true;
  };
  const early = ${list};
  ${list} = { push: take };
  if (Array.isArray(early)) early.forEach(take);`;
