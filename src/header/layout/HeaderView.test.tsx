/** @jest-environment jsdom */
// The default environment uses the abort signals of Node.js, which jsdom's elements reject.
import { act, render, screen } from '@testing-library/react';
import { createTestHeader } from '../testing/test-header';
import { HeaderView } from './HeaderView';

const setUp = () => {
  const test = createTestHeader();
  const { container } = render(<HeaderView header={test.header} config={test.config} />);
  return { ...test, container };
};

describe('HeaderView', () => {
  it('takes the outer rows out of the tab order while it is compact [SHELL-3]', () => {
    const { header, container } = setUp();
    const inert = () => container.querySelectorAll('[inert]').length;
    const { dataset } = screen.getByRole('banner');
    expect([inert(), dataset['compact']]).toEqual([0, 'false']);
    act(() => {
      header.page.setState({ isCompact: true });
    });
    expect([inert(), dataset['compact']]).toEqual([2, 'true']);
  });

  it('announces texts to screen readers once the runtime is loaded [SRCH-7]', () => {
    const { run, runtime, container } = setUp();
    act(() => {
      run();
      runtime.announcer.announce('2 suggestions available.');
    });
    expect(container.textContent).toContain('2 suggestions available.');
  });
});
