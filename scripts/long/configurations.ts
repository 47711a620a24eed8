import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { Command } from 'commander';
import * as esbuild from 'esbuild';
import type { HeaderConfig, RenderHeader } from '../../federation/contract';
import type { ConfigSchema } from '../../host-demo/playground/client/schema';
import { markdownTable } from '../../tests/support/markdown-table';
import { withDemo, withPage } from '../bench/shared/browser';
import { drawConfigurations } from './draw-configuration';
import { positive } from './options';
import type { RenderedConfiguration } from './pages/check-configuration';

const BASE = '/ecom/assets/mfe/common/';
const PATH = '/configurations';
const WIDTH = 320;
/** Examples of each fault that are printed. */
const EXAMPLES = 5;

const PAGE =
  '<!doctype html><html lang="en"><link rel="icon" href="data:,"><body style="margin:0"><div id="root"></div></body></html>';

const counts = { rendered: 0, refused: 0, exceptions: 0, differences: 0, overflows: 0 };
type Fault = 'exceptions' | 'differences' | 'overflows';

const note = (fault: Fault, config: HeaderConfig, detail: string): void => {
  counts[fault] += 1;
  if (counts[fault] <= EXAMPLES) console.log(`${fault}: ${detail}\n${JSON.stringify(config)}`);
};

const check = async (page: Page, given: RenderedConfiguration): Promise<void> => {
  const { config } = given;
  const { problems, width } = await page.evaluate((each) => window.checkConfiguration(each), given);
  if (problems.length > 0) note('differences', config, problems.join('; '));
  if (width > WIDTH) note('overflows', config, `${String(width)} px`);
};

/** The browser must refuse a configuration with the message of the server. */
const checkRefusal = async (page: Page, config: HeaderConfig, message: string): Promise<void> => {
  const problems = await page.evaluate(([each, base]) => window.refuseConfiguration(each, base), [
    config,
    BASE,
  ] as const);
  if (!problems.some((problem) => problem.includes(message)))
    note('differences', config, `${message} / ${problems.join('; ')}`);
};

const checkAll = async (
  page: Page,
  origin: string,
  configurations: readonly HeaderConfig[],
): Promise<void> => {
  const { renderHeader } = (await import(path.resolve('dist/server/server.mjs'))) as {
    readonly renderHeader: RenderHeader;
  };
  for (const [index, config] of configurations.entries()) {
    try {
      const { html, state } = renderHeader({ config }, { url: origin + PATH, base: BASE });
      counts.rendered += 1;
      await check(page, { config, html, state });
    } catch (error) {
      if (error instanceof TypeError && Reflect.get(error, 'code') === 'invalid_config') {
        counts.refused += 1;
        await checkRefusal(page, config, error.message);
      } else note('exceptions', config, String(error));
    }
    if (index % 100 === 99) console.log(JSON.stringify(counts));
  }
};

const buildPage = async (): Promise<string> => {
  const { outputFiles } = await esbuild.build({
    entryPoints: [path.join(__dirname, 'pages', 'check-configuration.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
};

export const configurations = new Command('configurations')
  .description('Renders configurations drawn from the schema, on the server and in the browser, at 320 px.')
  .option('--number <number>', 'configurations', positive, 10_000)
  .option('--seed <number>', 'the seed of the drawing', positive, 20_261_129)
  .action(async ({ number, seed }: { readonly number: number; readonly seed: number }) => {
    const schema = JSON.parse(readFileSync('dist/playground/schema.json', 'utf8')) as ConfigSchema;
    const script = await buildPage();
    await withDemo((browser, baseURL) =>
      withPage(browser, { baseURL, width: WIDTH, height: 700 }, async ({ page }) => {
        page.on('pageerror', ({ message }) => {
          counts.exceptions += 1;
          console.log(message);
        });
        await page.route(`**${PATH}`, (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
        await page.goto(PATH);
        await page.addScriptTag({ content: script });
        await checkAll(page, baseURL, drawConfigurations(schema, number, seed));
      }),
    );
    console.log(markdownTable(Object.keys(counts), [Object.values(counts).map(String)], '--:'));
    process.exitCode = counts.exceptions + counts.differences + counts.overflows > 0 ? 1 : 0;
  });
