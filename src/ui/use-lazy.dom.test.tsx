import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useLazy } from './use-lazy';
import { hydrateCurrentState } from './use-store';

const SIDE_MENU = { text: 'side menu' };

interface LoadedProps {
  readonly load: () => Promise<typeof SIDE_MENU | undefined>;
  readonly isWanted?: boolean;
  readonly onFailure?: (error: unknown) => void;
}

const Loaded = ({ load, isWanted = true, onFailure }: LoadedProps) => (
  <p>{useLazy(load, isWanted, onFailure)?.text ?? 'not loaded'}</p>
);

/** Returns a promise of the error of a failed load, and the callback that receives it. */
const createFailure = () => {
  let onFailure: (error: unknown) => void = () => undefined;
  const error = new Promise<unknown>((resolve) => {
    onFailure = resolve;
  });
  return { error, onFailure };
};

describe('useLazy', () => {
  it('returns the value once it is loaded, and loads it once [FED-10]', async () => {
    const load = jest.fn(() => Promise.resolve(SIDE_MENU));
    const { rerender } = render(<Loaded load={load} isWanted={false} />);
    expect(load).not.toHaveBeenCalled();
    rerender(<Loaded load={load} />);
    expect(await screen.findByText('side menu')).toBeTruthy();
    rerender(<Loaded load={load} isWanted={false} />);
    rerender(<Loaded load={load} />);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is there at once in nodes that React takes over, but not in a server’s [FED-8]', async () => {
    const load = () => Promise.resolve(SIDE_MENU);
    render(<Loaded load={load} />);
    await screen.findByText('side menu');
    const first = () => renderToString(<Loaded load={load} />);
    expect(hydrateCurrentState(first)).toContain('side menu');
    expect(first()).toContain('not loaded');
  });

  it.each([
    [
      'that fails to load',
      () => Promise.reject(new Error('Loading chunk 7 failed')),
      'Loading chunk 7 failed',
    ],
    ['that lacks its export', () => Promise.resolve(undefined), 'missing export'],
  ])(
    'reports the failure of a module %s, and loads again when it is wanted again [ERR-6]',
    async (_, first, message) => {
      const load = jest.fn<ReturnType<LoadedProps['load']>, []>(() => Promise.resolve(SIDE_MENU));
      load.mockImplementationOnce(first);
      const { error, onFailure } = createFailure();
      const { rerender } = render(<Loaded load={load} onFailure={onFailure} />);
      expect(await error).toMatchObject({ message });
      expect(screen.getByText('not loaded')).toBeTruthy();
      rerender(<Loaded load={load} isWanted={false} onFailure={onFailure} />);
      rerender(<Loaded load={load} onFailure={onFailure} />);
      expect(await screen.findByText('side menu')).toBeTruthy();
    },
  );
});
