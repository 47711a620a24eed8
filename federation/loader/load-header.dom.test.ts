import { waitFor } from '@testing-library/dom';
import { replaceModule } from './load';
import { compareWithPrepared, prepareHeader } from './load-header';

const OPTIONS = { base: '/mfe/', channel: 'stable' };

it('warns once that a component has other options than prepareHeader, and never of the same ones [FED-4]', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  replaceModule({
    mount: () => {
      throw new Error('no header is mounted here');
    },
  });
  compareWithPrepared({ ...OPTIONS, base: '/other/' });
  prepareHeader(OPTIONS);
  compareWithPrepared({ ...OPTIONS, timeout: 1 });
  for (const channel of ['next', 'beta']) compareWithPrepared({ ...OPTIONS, channel });
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(warn.mock.calls).toEqual([[expect.stringContaining('{"base":"/mfe/","channel":"next"}')]]);
});
