import type { ComponentType } from 'react';
import type { HeaderProps } from '../contract';
import { load, loadedModule } from './load';
import { LoadError, reportProblem, toProblem, type LoaderOptions } from './options';
import { isRecord } from './release';
import { sharedReact } from './shared-react';

export type HeaderComponent = ComponentType<HeaderProps>;

const hasHeader = (value: unknown): value is { readonly Header: HeaderComponent } =>
  isRecord(value) && typeof value['Header'] === 'function';

/** Returns the header's component if it is already loaded; it can then be rendered without a placeholder. */
export const loadedHeader = (): HeaderComponent | undefined => {
  const module = loadedModule('./Header');
  return hasHeader(module) ? module.Header : undefined;
};

/**
 * Loads the header's component, which runs on the host's own React [FED-1]. Reports failures to `options.onProblem`.
 *
 * @throws LoadError, or the error of {@link load}
 */
export const loadHeader = async (options: LoaderOptions): Promise<HeaderComponent> => {
  const module = await load('./Header', options, sharedReact());
  if (hasHeader(module)) return module.Header;
  const error = new LoadError('wrong-shape', 'header', './Header does not export Header');
  reportProblem(options, toProblem(error, 'wrong-shape', 'header'));
  throw error;
};

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
