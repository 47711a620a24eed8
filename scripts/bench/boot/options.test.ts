import { optionsFrom } from './options';

describe('options of the boot benchmark', () => {
  it('takes nine runs and draws nothing unless it is told to', () => {
    expect(optionsFrom([])).toEqual({ runs: 9, write: false, help: false });
    expect(optionsFrom(['--runs', '3', '--write'])).toEqual({ runs: 3, write: true, help: false });
  });

  it.each(['2', '', '9.5', 'many'])('refuses %j runs', (runs) => {
    expect(() => optionsFrom(['--runs', runs])).toThrow('--runs must be a whole number from 3 on');
  });
});
