import { headerConfig } from '../../context/testing/header-config';
import { settle } from '../../kernel/testing/settle';
import { createTestContext } from '../../context/testing/test-context';
import { startAppBanner } from './lazy-app-banner';

const ANDROID = { agent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140', touchPoints: 5, isAndroid: true };
const DESKTOP = { agent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140', touchPoints: 0, isAndroid: false };
const APP: { readonly android?: string } = { android: 'https://app.example/' };

/** Starts the banner on a device, for a brand with these apps. */
const setUp = ({ device = ANDROID, app = APP, isDismissed = false } = {}) => {
  const config = headerConfig();
  const { context, cookies } = createTestContext({ config: { brand: { ...config.brand, app } } });
  if (isDismissed) cookies.set('wtr_app_banner_dismissed', '1');
  const stop = startAppBanner({ ...context, browser: { ...context.browser, device } });
  return { stop, isShown: () => Boolean(context.modals.store.getState().strips.app) };
};

describe('startAppBanner', () => {
  it('offers the app on a device that has one, once its code is loaded [APP-1]', async () => {
    const { isShown } = setUp();
    expect(isShown()).toBe(false);
    await settle();
    expect(isShown()).toBe(true);
  });

  it.each([
    ['on a device without an app', { device: DESKTOP }],
    ['for a brand without an app', { app: {} }],
    ['after it was dismissed', { isDismissed: true }],
  ])('offers nothing %s [APP-1] [APP-2]', async (_when, options) => {
    const { isShown } = setUp(options);
    await settle();
    expect(isShown()).toBe(false);
  });

  it('removes the banner when it is stopped, also while its code loads [FED-6]', async () => {
    const [early, late] = [setUp(), setUp()];
    early.stop();
    await settle();
    expect([early.isShown(), late.isShown()]).toEqual([false, true]);
    late.stop();
    expect(late.isShown()).toBe(false);
  });
});
