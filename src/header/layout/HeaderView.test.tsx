/** @jest-environment jsdom */
// The default environment uses the abort signals of Node.js, which jsdom's elements reject.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestHeader } from '../testing/test-header';
import { HeaderView } from './HeaderView';

const setUp = () => {
  const test = createTestHeader();
  const focused: string[] = [];
  jest.spyOn(test.browser, 'focusMain').mockImplementation(() => void focused.push('main'));
  const { container } = render(<HeaderView header={test.header} config={test.config} />);
  return { ...test, container, focused };
};

describe('HeaderView', () => {
  it('has the skip link first, which moves the focus to the main element [SHELL-1]', async () => {
    const { container, focused, run } = setUp();
    act(() => {
      run();
    });
    await userEvent.tab();
    const [first] = container.querySelectorAll('a, button, input');
    expect([document.activeElement, first?.textContent]).toEqual([first, 'Skip to main content']);
    await userEvent.click(screen.getByRole('link', { name: 'Skip to main content' }));
    expect(focused).toEqual(['main']);
  });

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
