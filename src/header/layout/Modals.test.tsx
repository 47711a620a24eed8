import { act, render, screen } from '@testing-library/react';
import { createTestContext } from '../../context/testing/test-context';
import { Modals } from './Modals';

const Broken = () => {
  throw new Error('broken');
};

describe('Modals', () => {
  it('reports a dialog that fails to render, and opens the next one [ERR-7] [FED-4]', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { context, modal, reports } = createTestContext();
    const { modals } = context;
    render(<Modals context={context} />);
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
});
