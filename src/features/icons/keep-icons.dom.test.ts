import { settle } from '../../kernel/testing/settle';
import { observeChildren } from '../../platform/browser/observe-element';
import { keepIcons } from './keep-icons';

const icon = () =>
  document
    .createRange()
    .createContextualFragment('<svg width="24" viewBox="0 0 24 24" fill="none"><path d="M3 6h18" /></svg>');

const setUp = (shape: string) => {
  const header = document.createElement('header');
  header.append(icon());
  const computed = { getPropertyValue: () => shape } as unknown as CSSStyleDeclaration;
  jest.spyOn(window, 'getComputedStyle').mockReturnValue(computed);
  const set = jest.spyOn(CSSStyleDeclaration.prototype, 'setProperty').mockClear();
  return {
    header,
    stop: keepIcons(header, { observeChildren }),
    styles: () => set.mock.calls.map((call) => call.join(' ')),
  };
};

describe('keepIcons', () => {
  it('sets what draws an icon inline, in a host whose style sheet has removed it [FED-6]', () => {
    const { styles } = setUp('none');
    expect(styles()).toEqual(['fill none important', 'width 24px important', 'd path("M3 6h18") important']);
  });

  it('does so for icons that are added later, until it stops [FED-6]', async () => {
    const { header, stop, styles } = setUp('none');
    const add = async () => {
      header.append(icon());
      await settle();
      return styles().length;
    };
    expect(await add()).toBe(9);
    stop();
    expect(await add()).toBe(9);
  });

  it.each(['', 'path("M3 6h18")'])('leaves icons alone where their shape is "%s" [FED-6]', (shape) => {
    expect(setUp(shape).styles()).toEqual([]);
  });
});
