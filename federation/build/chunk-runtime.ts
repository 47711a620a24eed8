import webpack from 'webpack';
import { INTEGRITY } from './integrity';

const { RuntimeGlobals } = webpack;

/** Where a running entry keeps its {@link import('./chunk-table').ChunkTable}. */
export const FILES = `${RuntimeGlobals.require}.files`;

/** The cell of a row that holds the name; the next one holds the hash. */
export const SCRIPT = 0;
const STYLE = 2;

/** Stand for the tables in generated code until chunks have their names. */
export const EARLY_TABLE = '@@early-chunks@@';
export const LATE_TABLE = '@@late-chunks@@';

const cell = (index: number): string => `${FILES}[chunkId][${String(index)}]`;

/** A chunk without a description throws here: nothing is ever fetched unchecked [FED-7]. */
export const integrityOf = (index: number): string =>
  `"${INTEGRITY.start}" + ${cell(index + 1)} + "${INTEGRITY.end}"`;

/**
 * The folder of the entry's own script element. Webpack's guesses by other elements of the page would be wrong
 * where that one isn't known; an element of another kind may carry the name `currentScript`.
 */
export const publicPath = (): string => `
  const { currentScript } = document;
  if (!(currentScript instanceof HTMLScriptElement)) throw Error("The entry's script element is not known");
  ${RuntimeGlobals.publicPath} = new URL(".", currentScript.src).href;`;

/** The entry's table, and webpack's function for the names of scripts. */
export const scriptNames = (): string => `
  ${FILES} = "${EARLY_TABLE}";
  ${RuntimeGlobals.getChunkScriptFilename} = (chunkId) => ${cell(SCRIPT)} + ".js";`;

/** A chunk that nothing describes yet first fetches the carrier, and with it the late table. */
export const lateImports = (carrierId: string): string => `
  const importChunk = ${RuntimeGlobals.ensureChunk};
  ${RuntimeGlobals.ensureChunk} = (chunkId) =>
    chunkId in ${FILES}
      ? importChunk(chunkId)
      : importChunk(${carrierId}).then(() => importChunk(chunkId));`;

/** Run by the entry when the carrier comes, before anything that waits for it. */
export const lateTable = (): string => `Object.assign(${FILES}, "${LATE_TABLE}");`;

/**
 * Fetches a chunk's style sheet beside its script. One that stands already is enough: the loader puts in those of
 * the first paint. A failed one is taken out, so that a later attempt tries again.
 */
export const styleLoading = (): string => `
  const sheets = {};
  ${RuntimeGlobals.ensureChunkHandlers}.miniCss = (chunkId, promises) => {
    if (!${cell(STYLE)}) return;
    promises.push(sheets[chunkId] ??= new Promise((resolve, reject) => {
      const href = ${RuntimeGlobals.publicPath} + ${cell(STYLE)} + ".css";
      const stands = ({ rel, href: other }) => rel === "stylesheet" && other === href;
      if ([...document.getElementsByTagName("link")].some(stands)) return resolve();
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.crossOrigin = "anonymous";
      link.integrity = ${integrityOf(STYLE)};
      link.onload = resolve;
      link.onerror = () => {
        link.remove();
        delete sheets[chunkId];
        reject(Error("Loading CSS chunk " + chunkId + " failed.\\n(" + href + ")"));
      };
      link.href = href;
      document.head.append(link);
    }));
  };`;
