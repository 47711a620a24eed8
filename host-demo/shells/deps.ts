import type { FastifyRequest } from 'fastify';
import type { RenderedHeader, RenderHeader } from '../../federation/contract';
import type { CallName } from '../services/sessions/faults';
import type { World } from '../services/state/world';

/** The parts of a rendered header that the demo's servers insert into their pages as text. */
export type RenderedText = Pick<RenderedHeader, 'html' | 'head' | 'state' | 'responseCookies'>;
export type RenderAsText = (...input: Parameters<RenderHeader>) => RenderedText;

/** What the demo's server passes to the shells. */
export interface ShellDeps {
  /** Returns the world of the request's browser session. */
  readonly worldOf: (request: FastifyRequest) => World;
  /** Replaces the world of the request's browser session. */
  readonly updateWorld: (request: FastifyRequest, change: (world: World) => World) => void;
  /** Returns whether a fault is set for this call. */
  readonly isFailing: (request: FastifyRequest, call: CallName) => boolean;
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
