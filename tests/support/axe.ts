import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import { settle } from './settle';

/** The source of axe, for pages of any engine. */
export const AXE_SOURCE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of WCAG 2.2, levels A and AA. */
const WCAG: RunOptions = {
  resultTypes: ['violations', 'incomplete'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
};

/** The rules of WCAG, and what axe recommends beyond them. */
export const ALL_RULES: RunOptions = { resultTypes: ['violations'] };

/** A rule of axe that elements break. */
interface Finding {
  /** for example 'color-contrast' */
  readonly id: string;
  /** The markup of each element. */
  readonly nodes: readonly string[];
}

const findings = (results: AxeResults['violations']): readonly Finding[] =>
  results.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));

/**
 * Checks a part of the page once all animations have ended: a half-faded text fails the contrast check.
 *
 * @param within a CSS selector
 * @returns broken rules, and those that axe could not check
 */
export const runAxe = async (
  page: Page,
  within = 'html',
  options = WCAG,
): Promise<Readonly<Record<'violations' | 'incomplete', readonly Finding[]>>> => {
  await settle(page);
  await page.evaluate(AXE_SOURCE);
  const { violations, incomplete } = await page.evaluate(
    ([selector, config]) => (window as unknown as { readonly axe: typeof axe }).axe.run(selector, config),
    [within, options] as const,
  );
  return { violations: findings(violations), incomplete: findings(incomplete) };
};

/** Returns the rules that a part of the page breaks, see `runAxe`. */
export const axeViolations = async (...args: Parameters<typeof runAxe>): Promise<readonly Finding[]> =>
  (await runAxe(...args)).violations;
