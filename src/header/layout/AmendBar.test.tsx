import { act, render, screen } from '@testing-library/react';
import { CUSTOMER } from '../../context/testing/shop-data';
import { createTestHeader } from '../testing/test-header';
import { AmendBar } from './AmendBar';

const setUp = (amendHeight = 0) => {
  const header = createTestHeader();
  header.header.page.setState({ amendHeight });
  const { container } = render(<AmendBar header={header.header} />);
  return { ...header, space: () => container.querySelector<HTMLElement>('div')?.style.minBlockSize };
};

describe('AmendBar', () => {
  it('keeps the space for the bar while it loads [AMND-1] [SHELL-4]', () => {
    expect(setUp(64).space()).toBe('64px');
  });

  it('renders nothing while no order is amended [AMND-1]', () => {
    expect(setUp().space()).toBeUndefined();
  });

  it('renders the bar around a Checkout that saves the changes [AMND-1] [CHK-2]', () => {
    const { run, runtime } = setUp();
    act(() => {
      run(CUSTOMER);
      runtime.amend.amendBar.setState({ content: (checkout) => <section>{checkout}</section> });
    });
    expect(screen.getByRole('link', { name: 'Checkout' }).dataset['state']).toBe('save');
  });
});
