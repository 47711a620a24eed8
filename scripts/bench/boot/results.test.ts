import { NETWORKS } from './contestants';
import { bootResults, type Measured } from './results';

const rounds = (shown: number, usable: number) => Array.from({ length: 3 }, () => ({ shown, usable }));

interface Times {
  readonly shown: readonly [staticPage: number, rendered: number, bundled: number, federated: number];
  readonly usable?: Times['shown'];
}

const measured = ({ shown, usable = [1000, 1000, 1000, 1000] }: Times): Measured => {
  const [network] = NETWORKS;
  if (!network) throw new Error('no network');
  const of = (at: 0 | 1 | 2 | 3) => rounds(shown[at], usable[at]);
  return { network, times: { static: of(0), rendered: of(1), bundled: of(2), federated: of(3) } };
};

const missed = (times: Times) =>
  bootResults([measured(times)])
    .checks.filter(({ verdict }) => verdict === 'missed')
    .map(({ name }) => name.split(',').slice(0, 2).join(','));

describe('bootResults', () => {
  it('passes up to each limit', () => {
    expect(missed({ shown: [1000, 1050, 2000, 2100], usable: [1000, 1250, 2000, 2100] })).toEqual([]);
  });

  it('fails above each limit', () => {
    expect(missed({ shown: [1000, 1060, 2000, 2120], usable: [1000, 1260, 2000, 2120] })).toEqual([
      'header visible, federated / bundled',
      'header visible, rendered / static',
      'header usable, federated / bundled',
      'header usable, rendered / static',
    ]);
  });

  it('lists the medians with their quartiles', () => {
    expect(bootResults([measured({ shown: [1000, 1050, 2000, 2100] })]).tables[0]?.rows).toEqual([
      ['1.6 Mbit/s, 150 ms', '1000 (1000–1000)', '1050 (1050–1050)', '2000 (2000–2000)', '2100 (2100–2100)'],
    ]);
  });
});
