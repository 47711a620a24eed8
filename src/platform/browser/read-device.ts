import type { Browser } from './browser';

/** Reads what the browser reports about its device. Android with desktop sites switched on names itself Linux. */
export const readDevice = (): Pick<Browser, 'composesPlainWords' | 'device'> => {
  const { userAgent: agent, maxTouchPoints: touchPoints } = navigator;
  const data = Object(Reflect.get(navigator, 'userAgentData')) as object;
  const isAndroid = agent.includes('Android') || Reflect.get(data, 'platform') === 'Android';
  return {
    // Chrome's `platform` is then Linux, too: only the touch points are left.
    composesPlainWords: isAndroid || (touchPoints > 0 && agent.includes('X11; Linux')),
    device: { agent, touchPoints, isAndroid },
  };
};
