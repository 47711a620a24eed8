import { act, render } from '@testing-library/react';
import { createTestHeader } from '../testing/test-header';
import { Checkout } from './Checkout';

describe('Checkout', () => {
  it.each([
    ['main', 64, 'true'],
    ['main', 0, 'false'],
    ['sheet', 64, 'false'],
  ] as const)('as %s with an amend bar of %p px is quiet: %s [AMND-1]', (placement, amendHeight, isQuiet) => {
    const { header } = createTestHeader();
    const { container } = render(<Checkout header={header} placement={placement} />);
    act(() => {
      header.page.setState({ amendHeight });
    });
    expect(container.querySelector<HTMLElement>('[data-quiet]')?.dataset['quiet']).toBe(isQuiet);
  });
});
