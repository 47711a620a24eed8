import type { RenderedHeader, RenderHeader } from '../../federation/contract';

/** The parts of a rendered header that the demo's servers insert into their pages as text. */
export type RenderedText = Pick<RenderedHeader, 'html' | 'head' | 'state' | 'responseCookies'>;
export type RenderAsText = (...input: Parameters<RenderHeader>) => RenderedText;

/** What the demo's server passes to the shells. */
export interface ShellDeps {
  /** Folder with `remote`, `server`, and a folder for each shell. */
  readonly distDir: string;
  /** Origin that shoppers use, if it is configured. */
  readonly publicOrigin?: string;
  /**
   * Loads the header's renderer: that of the release in this folder of the release store, or by default that of
   * `distDir`.
   */
  readonly loadRenderHeader?: (releaseFolder: string) => Promise<RenderAsText>;
}
