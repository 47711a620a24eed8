import { createTestContext } from '../../header/testing/test-context';
import { promoteSearchToTopLayer } from './promote-search';

/** Creates a header in a page of this width, whose host makes the search a part of another layer. */
const setUp = (width: number) => {
  const element = document.createElement('header');
  const panel = document.createElement('div');
  panel.dataset['open'] = 'true';
  Object.defineProperty(panel, 'offsetParent', { value: document.body });
  const shown: string[] = [];
  panel.showPopover = () => void shown.push(panel.getAttribute('popover') ?? String(panel.popover));
  element.append(panel);
  const { context, clock } = createTestContext({ element });
  const { page, browser } = context;
  page.setState({ width });
  const stop = promoteSearchToTopLayer(element, page, browser);
  return { page, panel, shown, clock, stop };
};

describe('promoteSearchToTopLayer', () => {
  it('shows the open search of a small screen in the top layer, once it is rendered [SRCH-10] [FED-6]', () => {
    const { page, shown, clock } = setUp(767);
    page.getState().open('search');
    expect(shown).toEqual([]);
    clock.pass(0);
    expect(shown).toEqual(['manual']);
  });

  it('leaves the search of a wider screen where it is [SRCH-10]', () => {
    const { page, shown, clock } = setUp(768);
    page.getState().open('search');
    clock.pass(0);
    expect(shown).toEqual([]);
  });

  it('removes the search from the top layer when it closes [SRCH-10]', () => {
    const { page, panel, clock } = setUp(400);
    page.getState().open('search');
    clock.pass(0);
    panel.setAttribute('popover', 'manual');
    page.setState({ width: 500 });
    expect(panel.hasAttribute('popover')).toBe(true);
    page.getState().open('none');
    expect(panel.hasAttribute('popover')).toBe(false);
  });

  it('removes its listener when it is stopped [FED-6]', () => {
    const { page, shown, clock, stop } = setUp(400);
    stop();
    page.getState().open('search');
    clock.pass(0);
    expect(shown).toEqual([]);
  });
});
