import webpack from 'webpack';
import { PAGE_STATE } from '../contract/page-state';
import { INTEGRITY } from './chunk-table';

const { RuntimeGlobals } = webpack;

/** The expression under which a running entry stores its {@link import('./chunk-table').ChunkTable}. */
const FILES = `${RuntimeGlobals.require}.files`;

/** The expression under which a running entry stores the name of its own file, which has a hash of all files of the build. */
export const ENTRY = `${RuntimeGlobals.require}.entry`;

/** The expression under which a running entry stores which chunks have run, by chunk id. */
const LOADED = `${RuntimeGlobals.require}.loaded`;

/** Index of the cell of a row that contains the name; the next cell contains the hash. */
const SCRIPT = 0;
const STYLE = 2;

/** Placeholders for the tables in generated code, until chunks have their names. */
export const CRITICAL_TABLE = '@@critical-chunks@@';
export const LAZY_TABLE = '@@lazy-chunks@@';
/** Placeholder for the name of the entry's own file. */
export const ENTRY_FILE = '@@entry@@';

const cell = (index: number): string => `${FILES}[chunkId][${index}]`;

/**
 * Returns an expression for a chunk's hash. It throws for a chunk without a row, so no chunk is loaded unchecked
 * [FED-7].
 */
const integrityOf = (index: number): string =>
  `"${INTEGRITY.start}" + ${cell(index + 1)} + "${INTEGRITY.end}"`;

/**
 * Returns code that sets the public path to the folder of the entry's own script element. Webpack's own code uses other
 * script elements if `document.currentScript` is missing, which would be wrong: the entry's address is then the first one
 * in a stack trace. So it is where markup of the page hides the property, and in containers of micro-frontends, which run
 * the entry as text [FED-2] [FED-6].
 */
export const publicPath = (): string => `
  const { currentScript } = document;
  const entryUrl = currentScript instanceof HTMLScriptElement ? currentScript.src : /https?:[^)]*?\\.js/.exec(Error().stack);
  ${RuntimeGlobals.publicPath} = new URL(".", entryUrl).href;`;

/** Returns code with the entry's name, its table, and webpack's function for the names of scripts. */
export const scriptNames = (): string => `
  ${ENTRY} = "${ENTRY_FILE}";
  ${FILES} = "${CRITICAL_TABLE}";
  ${RuntimeGlobals.getChunkScriptFilename} = (chunkId) => ${cell(SCRIPT)} + ".js";`;

/** Returns code that, for a chunk without a row in the table, first loads the carrier with the table of lazy chunks. */
export const lazyImports = (carrierId: string): string => `
  const importChunk = ${RuntimeGlobals.ensureChunk};
  ${RuntimeGlobals.ensureChunk} = (chunkId) =>
    chunkId in ${FILES}
      ? importChunk(chunkId)
      : importChunk(${carrierId}).then(() => importChunk(chunkId));`;

/** Returns code of the carrier, which runs when the carrier is loaded, before the imports that wait for it. */
export const lazyTable = (): string => `Object.assign(${FILES}, "${LAZY_TABLE}");`;

/**
 * Returns code that loads a chunk's style sheet in parallel with its script, unless the page has the style sheet
 * already: the loader inserts those of the first paint. A link that failed is removed, so that a later attempt tries
 * again. The loader removes all links with the last header, so a chunk that is imported again needs its link again, and
 * a chunk that loads later gets none [FED-6].
 */
export const styleLoading = (): string => `
  const sheets = {};
  ${RuntimeGlobals.ensureChunkHandlers}.miniCss = (chunkId, promises) => {
    if (!${cell(STYLE)} || document[Symbol.for("${PAGE_STATE}")]?.headers === 0) return;
    const href = ${RuntimeGlobals.publicPath} + ${cell(STYLE)} + ".css";
    const isSame = ({ rel, href: other }) => rel === "stylesheet" && other === href;
    if (![...document.getElementsByTagName("link")].some(isSame)) sheets[chunkId] = new Promise((resolve, reject) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.crossOrigin = "anonymous";
      link.integrity = ${integrityOf(STYLE)};
      link.onload = resolve;
      link.onerror = () => {
        link.remove();
        reject(Error("Loading CSS chunk " + chunkId + " failed.\\n(" + href + ")"));
      };
      link.href = href;
      document.head.append(link);
    });
    promises.push(sheets[chunkId]);
  };`;

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
 * Passes chunks of another release to the entry that ran before. All releases have the same ids of chunks and modules, and
 * only the address of the running script names its release. A federation host may load a second one into its page.
 */
const OF_OWN_RELEASE = `(chunk) => {
    const script = document.currentScript;
    const isOther = queued?.push && script instanceof HTMLScriptElement && !script.src.startsWith(${RuntimeGlobals.publicPath});
    (isOther ? queued.push : install)(chunk);
  }`;

/**
 * Returns code that loads the scripts of chunks. It replaces two runtime modules of webpack, which also support ways of
 * loading that are not used here. Scripts are loaded in CORS mode like the loader's preload links, because a chunk
 * would otherwise be loaded twice. If the loader has inserted the script element already, the code waits for that
 * element. The container wujie runs only scripts that `appendChild` adds in the window of the entry [FED-2].
 *
 * Chunks call `push` on an object instead of an array, because `push` cannot be set on an array if the host froze
 * `Array.prototype` [FED-6]. Chunks that run before the entry create an array, in which they wait.
 *
 * @param entryId id of the chunk of the entry itself
 * @param list expression of the object whose `push` chunks call
 * @param keepsReleases whether the entry of another release may have run in the page before
 */
export const scriptLoading = (entryId: string, list: string, keepsReleases: boolean): string => `
  ${trustedUrl()}
  const loaded = ${LOADED} = { ${entryId}: true };
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
    const timer = setTimeout(end, ${SCRIPT_TIMEOUT_MS}, { type: "timeout" });
    script.onload = script.onerror = end;
    if (isNew) {
      script.crossOrigin = "anonymous";
      script.integrity = ${integrityOf(SCRIPT)};
      script.src = trusted(url);
      document.head.appendChild(script);
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
  ${list} = { push: ${keepsReleases ? OF_OWN_RELEASE : 'install'} };
  if (Array.isArray(queued)) queued.forEach(install);`;
