import { menuLinks } from '../../domains/menus';
import { routes } from '../../kernel/routes';
import { english } from '../../kernel/translate';
import type { HeaderContext } from '../../context/context';

/** Returns the English label of a link by its address, because the text on the page may be translated. */
const labelOf = ({ props, page }: HeaderContext, address: string): string | undefined => {
  if (address.startsWith(`${routes.orders}/`)) return 'Next order';
  const links = menuLinks(english, {
    ...props.config.brand,
    here: page.getState().here,
    // The delivery pass has one of two addresses. It is the last link, so it is found if the address is no other link's.
    passHref: address,
    registerHref: '',
  });
  return [...links.values()].find(({ href }) => href === address)?.label;
};

/**
 * Reports which link of the account menu was followed [EVT-1]. The listener is on the header, so that the first paint
 * contains no code for it. It listens in the capture phase, because the press closes the menu.
 *
 * @returns a function that removes the listener
 */
export const trackAccountMenu = (context: HeaderContext): (() => void) => {
  const { page, analytics } = context;
  const element = context.element();
  const follow = ({ target }: MouseEvent) => {
    const href = target instanceof Element && target.closest('a')?.getAttribute('href');
    const label = href && page.getState().openPanel === 'account' && labelOf(context, href);
    if (label) analytics.track({ event: 'account_menu_click', label });
  };
  element?.addEventListener('click', follow, { passive: true, capture: true });
  return () => {
    element?.removeEventListener('click', follow, { capture: true });
  };
};
