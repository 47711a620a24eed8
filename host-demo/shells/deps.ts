import type { FastifyRequest } from 'fastify';
import type { RenderHeader } from '../../federation/contract';
import type { CallName } from '../services/sessions/calls';
import type { World } from '../services/state/world';

/** What the demo's server gives the shells. */
export interface ShellDeps {
  /** The world of the browser session that sends the request. */
  readonly worldOf: (request: FastifyRequest) => World;
  /** Puts the next world in the place of the session's last. */
  readonly updateWorld: (request: FastifyRequest, change: (world: World) => World) => void;
  /** Whether a fault waits for this call of the session's pages. */
  readonly isFailing: (request: FastifyRequest, call: CallName) => boolean;
  /** Folder that holds `remote`, `server`, and a folder for each shell. */
  readonly distDir: string;
  /** Gives the header's renderer; that of `distDir` when left out. */
  readonly loadRenderHeader?: () => Promise<RenderHeader>;
}
