import type { Page } from '@playwright/test';

/** Leaves the page, which cancels its pending requests: after a change of user, the services would refuse them. */
export const leavePage = (page: Page) => page.goto('about:blank');
