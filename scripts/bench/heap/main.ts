import { parseArgs } from 'node:util';
import { startDemo } from '../../../tests/support/demo';
import { launch } from '../shared/browser';
import { runBench } from '../shared/run-bench';
import { HELP } from './help';
import { measureHeap } from './measure';
import { report } from './report';

const optionsFrom = (args: readonly string[]) =>
  parseArgs({ args: [...args], options: { help: { type: 'boolean', default: false } } }).values;

const measure = async () => {
  const demo = await startDemo();
  const browser = await launch();
  try {
    return report(await measureHeap(browser, demo.origin));
  } finally {
    await browser.close();
    await demo.close();
  }
};

// What a page holds more of after a long sitting.
runBench({ help: HELP, optionsFrom, measure });
