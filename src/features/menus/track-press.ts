import type { HeaderContext } from '../../context/context';

/** Reports the press of a menu's button, or of an item in it [EVT-1]. */
export const trackPress = (
  { analytics }: Pick<HeaderContext, 'analytics'>,
  buttonLabel: string,
  buttonType: 'category' | 'link' | 'menu' = 'menu',
): void => {
  analytics.track({ event: 'click_megamenu', action: 'button_clicked', buttonLabel, buttonType });
};
