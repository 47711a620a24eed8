import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestContext } from '../../context/testing/test-context';
import { Modals } from './Modals';

const Broken = () => {
  throw new Error('broken');
};

const setUp = () => {
  const header = createTestContext();
  render(<Modals context={header.context} />);
  return { ...header, modals: header.context.modals };
};

describe('Modals', () => {
  it('renders the open dialog with what it needs, which closes it [ERR-7] [SHELL-5]', async () => {
    const { modals, modal, locks } = setUp();
    act(() => {
      modals.show({
        name: 'chooser',
        render: ({ onClose, lockScroll }) => (
          <>
            <button onClick={onClose}>Close</button>
            <button onClick={lockScroll}>Lock</button>
          </>
        ),
      });
    });
    await userEvent.click(screen.getByRole('button', { name: 'Lock' }));
    expect(locks()).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect([modal(), screen.queryByRole('button')]).toEqual([undefined, null]);
  });

  it('reports a dialog that fails to render, and opens the next one [ERR-7] [FED-4]', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { modals, modal, reports } = setUp();
    act(() => {
      modals.show({ name: 'broken', render: () => <Broken /> });
    });
    expect([modal(), reports]).toEqual([undefined, ['broken: Error: broken']]);
    act(() => {
      modals.show({ name: 'next', render: () => 'The next dialog' });
    });
    expect(screen.getByText('The next dialog')).toBeTruthy();
    expect(logged).toHaveBeenCalled();
  });

  it('renders a message until it is closed [ERR-6]', async () => {
    const { modals } = setUp();
    act(() => {
      modals.notify('Please try again.');
    });
    expect(screen.getByText('Please try again.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button'));
    expect(screen.queryByText('Please try again.')).toBeNull();
  });

  it('renders the banners under a dialog [APP-1] [AUTH-3]', () => {
    const { modals } = setUp();
    act(() => {
      modals.setStrip('app', <p>The app</p>);
      modals.setStrip('operator', <p>Signed on</p>);
      modals.show({ name: 'chooser', render: () => <p>Chooser</p> });
    });
    expect(document.body.textContent).toBe('The appSigned onChooser');
  });
});
