import type { HeaderConfig } from '../../../federation/contract';
import type { LoaderOptions } from '../../../federation/loader';
import type { StarterFiles } from './host-code';

/** What the server puts into the page. */
export interface PlaygroundData {
  /** The configuration that the editor starts with. */
  readonly config: HeaderConfig;
  readonly loader: LoaderOptions;
  readonly starters: StarterFiles;
}

/** Reads the server's data and the page's nonce. */
export const readData = (): PlaygroundData & { readonly nonce: string } =>
  JSON.parse(document.getElementById('playground-data')?.textContent ?? '') as PlaygroundData & {
    readonly nonce: string;
  };
