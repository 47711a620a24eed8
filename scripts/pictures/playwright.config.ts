import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config';

/** The browser of the journeys, over the same build; writes into docs/pictures. */
export default defineConfig({ ...journeys, testDir: '.', testMatch: '*-pictures.ts', reporter: 'list' });
