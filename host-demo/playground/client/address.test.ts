import { fragmentOf, readState } from './address';

describe('the address of the playground', () => {
  it('reproduces every text of the editor', () => {
    const config = '{ "a": "b&c=d#e+f %20 ü <>" ,\n';
    const state = { config, preset: 'customer', who: 'visitor', kind: 'react' };
    expect(readState(fragmentOf(state))).toEqual(state);
  });

  it('leaves out what is empty', () => {
    expect(fragmentOf({ config: '', preset: 'customer', who: '', kind: '' })).toBe('#preset=customer');
  });
});
