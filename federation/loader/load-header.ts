import type { ComponentType } from 'react';
import type { HeaderProps } from '../contract';
import { load } from './load';
import type { LoaderOptions } from './options';
import { sharedReact } from './shared-react';

export type HeaderComponent = ComponentType<HeaderProps>;

/**
 * Loads the header's component, which runs on the host's own React [FED-1]. Reports failures to `options.onProblem`.
 *
 * @throws LoadError, or the error of {@link load}
 */
export const loadHeader = (options: LoaderOptions): Promise<HeaderComponent> =>
  load('./Header', options, sharedReact());

/**
 * Starts to load the header. If it is the first call of a page's script, the header loads while React renders the page,
 * and `<RemoteHeader>` uses the loaded header or waits for it [FED-4]. Do not use it on a page whose server has
 * rendered the header. Failures are reported to `options.onProblem`; the component tries again.
 *
 * @param options the same as those of the component
 */
export const prepareHeader = (options: LoaderOptions): void => {
  loadHeader(options).catch(() => undefined);
};
