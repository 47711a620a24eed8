import type { Page } from '@playwright/test';

/** Ends what the page still asks for: once another person is here, that would be refused. */
export const leave = (page: Page) => page.goto('about:blank');
