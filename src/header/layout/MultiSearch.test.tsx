import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestHeader } from '../testing/test-header';
import { MultiSearch } from './MainBar';

const setUp = () => {
  const header = createTestHeader();
  render(<MultiSearch header={header.header} />);
  const button = () => screen.queryByRole('button', { name: 'Multi-search' });
  return { ...header, button, press: () => userEvent.click(screen.getByRole('button')) };
};

describe('MultiSearch', () => {
  it('opens the dialog for a press that came before the runtime [MULT-1] [ERR-6]', async () => {
    const { button, press, run, runtime } = setUp();
    await press();
    expect(button()?.getAttribute('aria-busy')).toBe('true');
    act(run);
    await waitFor(() => {
      expect(button()?.getAttribute('aria-busy')).toBe('false');
    });
    expect(runtime.modals.store.getState().modal?.name).toBe('multi-search');
  });

  it('is not shown when the runtime has failed to load [ERR-6] [FED-4]', () => {
    const { button, fail } = setUp();
    act(fail);
    expect(button()).toBeNull();
  });
});
