import { withHosts, type PageName } from './hosts/server';
import { measureInTurn, oneIf, type Bench } from './shared/bench';
import { openUntilReport, withPage, type BenchPage, type Probe } from './shared/browser';
import { ratioAtMost, type Results } from './shared/results';
import { countFalseAlarms, quantile, SIMULATED_RUNS } from './shared/statistics';

/** Pages with the same header. */
const CONTESTANTS = [
  'static',
  'rendered',
  'bundled',
  'federated',
  'plain',
] as const satisfies readonly PageName[];
type Contestant = (typeof CONTESTANTS)[number];

/** `latency` is the milliseconds of each round trip; `visible` the limit of federated / bundled. */
const NETWORKS = [
  { name: '1.6 Mbit/s, 150 ms', latency: 150, bitsPerSecond: 1_600_000, visible: 0.65 },
  { name: '10 Mbit/s, 40 ms', latency: 40, bitsPerSecond: 10_000_000, visible: 0.7 },
] as const;

const CPU_SLOWDOWN = 4;

const MOMENTS = [
  {
    moment: 'shown',
    word: 'visible',
    note: 'From the start of the navigation to the frame that shows the header (Element Timing).',
  },
  {
    moment: 'usable',
    word: 'usable',
    note: 'A letter is typed and Groceries pressed after the first frame that shows them, like input before scripts that wait: the frame that shows the panel, with the letter kept.',
  },
] as const;

interface Limit {
  readonly moment: keyof PageTimes;
  readonly name: string;
  readonly ours: Contestant;
  readonly other: Contestant;
  /** The network's own limit by default. */
  readonly limit?: number;
}

const LIMITS = [
  { moment: 'shown', name: 'visible, federated / bundled', ours: 'federated', other: 'bundled' },
  { moment: 'shown', name: 'visible, plain / bundled', ours: 'plain', other: 'bundled', limit: 0.55 },
  { moment: 'shown', name: 'visible, rendered / static', ours: 'rendered', other: 'static', limit: 1.05 },
  { moment: 'usable', name: 'usable, federated / bundled', ours: 'federated', other: 'bundled', limit: 1.05 },
  { moment: 'usable', name: 'usable, rendered / static', ours: 'rendered', other: 'static', limit: 1.1 },
] as const satisfies readonly Limit[];

/** Milliseconds from the start of the navigation. */
interface PageTimes {
  /** The frame that shows the header. */
  readonly shown: number;
  /** The frame that shows the groceries panel after a press as soon as there is a button, while a typed letter is kept. */
  readonly usable: number;
}

/** The times of each page on one network, one entry for each round. */
interface Measured {
  readonly network: { readonly name: string; readonly visible: number };
  readonly times: Readonly<Record<Contestant, readonly PageTimes[]>>;
}

/** Runs in the page: reports {@link PageTimes.shown}. */
const probeShown: Probe = () => {
  const observer = new PerformanceObserver((list) => {
    const [entry] = list.getEntries();
    if (!entry) return;
    observer.disconnect();
    window.reportToBench(String(entry.startTime));
  });
  observer.observe({ type: 'element', buffered: true });

  // The attribute must be set before the item is painted: Element Timing then reports the frame that shows it. Server
  // markup already contains it, because no script is sure to run before the first paint.
  const watcher = new MutationObserver(() => {
    // In the header's last row: when it is shown, the whole header is shown.
    const item = document.querySelector('header:has([role=search] input) nav :is(a, button)');
    if (!item) return;
    item.setAttribute('elementtiming', 'header');
    watcher.disconnect();
  });
  watcher.observe(document, { childList: true, subtree: true });
};

/** Runs in the page: reports {@link PageTimes.usable}. */
const probeUsable: Probe = ({ firstAfterPaint }) => {
  const field = () => document.querySelector<HTMLInputElement>('header [role=search] input');

  /** Types a letter as a shopper does, in a way that React notices. */
  const typeLetter = (input: HTMLInputElement): void => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'm');
    input.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'm' }));
  };

  const isPanelShown = ({ nextElementSibling: panel }: Element): boolean =>
    !!panel && panel.checkVisibility({ visibilityProperty: true }) && panel.getClientRects().length > 0;

  /** Calls back once the next frame is painted, before the scripts that wait then. */
  const afterFrame = (callback: () => void): void => {
    requestAnimationFrame(() => firstAfterPaint(callback));
  };

  /** Presses the groceries button in each frame until it is expanded, and reports its panel. */
  const press = (): void => {
    // A button, or a link that has become one.
    const button = document.querySelector<HTMLElement>(
      'header nav :is(button, [role=button])[aria-expanded]',
    );
    if (button?.getAttribute('aria-expanded') === 'false') button.click();
    afterFrame(() => {
      if (!button || !isPanelShown(button)) press();
      else window.reportToBench(String(field()?.value === 'm' ? performance.now() : null));
    });
  };

  const begin = (): void => {
    const input = field();
    afterFrame(() => {
      if (!input) {
        begin();
        return;
      }
      typeLetter(input);
      press();
    });
  };
  begin();
};

/** Opens a page with an empty cache, and returns the milliseconds that the probe reports. */
const measureTime = async (
  opened: BenchPage,
  url: string,
  { latency, bitsPerSecond }: (typeof NETWORKS)[number],
  probe: Probe,
): Promise<number> => {
  const { session } = opened;
  const throughput = bitsPerSecond / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  // A page that has lost the letter reports null: a time that is not a number fails the benchmark.
  return (await openUntilReport<number | null>(opened, { url, cpu: CPU_SLOWDOWN, probe })) ?? NaN;
};

export const bootResults = (measured: readonly Measured[]): Results => {
  const timesOf = ({ times }: Measured, name: Contestant, moment: keyof PageTimes) =>
    times[name].map((each) => each[moment]);
  const quartiles = (times: readonly number[]): string => {
    const [low, middle, high] = [0.25, 0.5, 0.75].map((part) => Math.round(quantile(times, part)));
    return `${String(middle)} (${String(low)}–${String(high)})`;
  };
  return {
    checks: measured.flatMap((each) =>
      LIMITS.map(({ moment, name, ours, other, limit = each.network.visible }: Limit) =>
        ratioAtMost({ name: `header ${name}, ${each.network.name}`, limit }, timesOf(each, ours, moment), [
          timesOf(each, other, moment),
        ]),
      ),
    ),
    tables: [
      ...MOMENTS.map(({ moment, word, note }) => ({
        title: `Milliseconds until the header is ${word}: median (quartiles)`,
        heads: ['network', ...CONTESTANTS],
        rows: measured.map((each) => [
          each.network.name,
          ...CONTESTANTS.map((name) => quartiles(timesOf(each, name, moment))),
        ]),
        note,
      })),
      {
        title: `False alarms in ${String(SIMULATED_RUNS)} simulated runs of an unchanged build`,
        note: 'With the noise of the measured rounds, for a build whose true ratio equals the limit.',
        heads: ['network', ...LIMITS.map(({ name }) => name)],
        rows: measured.map((each) => [
          each.network.name,
          ...LIMITS.map(({ moment, ours, other }) =>
            countFalseAlarms(timesOf(each, ours, moment), timesOf(each, other, moment)),
          ),
        ]),
      },
    ],
  };
};

export const bootBench: Bench = {
  name: 'boot',
  summary:
    'Time until the header is visible, and until it is usable: static HTML, rendered on a server, bundled into a React host, federated with its first frame, the same in a page without React. Empty cache, CPU 4 times slower, two networks, pages in turn.',
  runs: 15,
  measure: (options) =>
    withHosts({ ...options, hasServices: true }, async (browser, origin) => {
      const measured: Measured[] = [];
      for (const network of oneIf(options.isOnce, NETWORKS)) {
        options.log(network.name);
        // Each time has a page of its own, because the frames of a probe that presses would delay the header.
        const times = await measureInTurn(CONTESTANTS, { ...options, warmUp: 1 }, async (name) => {
          const timeOf = (probe: Probe) =>
            withPage(browser, { width: 1440, height: 900 }, (opened) =>
              measureTime(opened, `${origin}/${name}`, network, probe),
            );
          return { shown: await timeOf(probeShown), usable: await timeOf(probeUsable) };
        });
        measured.push({ network, times });
      }
      return bootResults(measured);
    }),
};
