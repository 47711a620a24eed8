import type { HeaderContext } from '../../context/context';

/** Reports the press of a menu's button [EVT-1]. */
export const trackPress = ({ analytics }: Pick<HeaderContext, 'analytics'>, buttonLabel: string): void => {
  analytics.track({ event: 'click_megamenu', action: 'button_clicked', buttonLabel, buttonType: 'menu' });
};
