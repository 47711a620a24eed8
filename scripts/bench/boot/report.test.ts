import { NETWORKS, type Measured } from './measure';
import { report } from './report';

const [network] = NETWORKS;
const of = (still: number, rendered: number, bundled: number, federated: number): Measured => {
  if (!network) throw new Error('no network');
  const times = (value: number) => [value, value, value];
  return {
    network,
    times: {
      static: times(still),
      rendered: times(rendered),
      bundled: times(bundled),
      federated: times(federated),
    },
  };
};

describe('the report of the boot benchmark', () => {
  it('keeps bars that are just reached, and names the medians', () => {
    const { text, isKept } = report([of(1000, 1150, 2000, 2100)]);
    expect(isKept).toBe(true);
    expect(text).toContain('static 1000 ms, rendered 1150 ms, bundled 2000 ms, federated 2100 ms');
    expect(text).toContain('✔ 1.6 Mbit, 150 ms: federated 1.05 (1.05 to 1.05) <= 1.05 x bundled');
  });

  it('fails when either is later than it may be', () => {
    expect(report([of(1000, 1160, 2000, 2000)]).isKept).toBe(false);
    expect(report([of(1000, 1000, 2000, 2000), of(1000, 1000, 2000, 2120)]).isKept).toBe(false);
  });
});
