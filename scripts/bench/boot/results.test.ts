import { NETWORKS } from './contestants';
import { bootResults, type Measured } from './results';

const rounds = (time: number) => [time, time, time];

const measured = (staticPage: number, rendered: number, bundled: number, federated: number): Measured => {
  const [network] = NETWORKS;
  if (!network) throw new Error('no network');
  return {
    network,
    times: {
      static: rounds(staticPage),
      rendered: rounds(rendered),
      bundled: rounds(bundled),
      federated: rounds(federated),
    },
  };
};

const passed = (...all: readonly Measured[]) => bootResults(all).checks.map((check) => check.passed);

describe('bootResults', () => {
  it('passes up to 1.05 times bundled and 1.15 times static', () => {
    expect(passed(measured(1000, 1150, 2000, 2100))).toEqual([true, true]);
  });

  it('fails above either limit, on each network separately', () => {
    expect(passed(measured(1000, 1160, 2000, 2000))).toEqual([true, false]);
    expect(passed(measured(1000, 1000, 2000, 2000), measured(1000, 1000, 2000, 2120))).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  it('lists the medians', () => {
    expect(bootResults([measured(1000, 1150, 2000, 2100)]).tables[0]?.rows).toEqual([
      ['1.6 Mbit/s, 150 ms', 1000, 1150, 2000, 2100],
    ]);
  });
});
