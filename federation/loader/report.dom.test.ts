import { waitFor } from '@testing-library/dom';
import { LoadError, type ProblemKind } from './options';
import { reportProblem, toProblem } from './report';

describe('toProblem', () => {
  it.each([
    ['timeout', 'load_timeout'],
    ['network', 'load_network'],
    ['blocked', 'load_blocked'],
    ['integrity', 'load_integrity'],
    ['version', 'load_version'],
    ['wrong-shape', 'load_wrong_shape'],
    ['render', 'load_render'],
    ['unsupported', 'load_unsupported'],
  ] as const satisfies readonly (readonly [ProblemKind, string])[])(
    'has a code for a failure of the kind %s [FED-4]',
    (kind, code) => {
      expect(toProblem(new LoadError(kind, 'entry', 'failed'), 'network', 'chunk')).toEqual({
        ...{ kind, code, part: 'entry', message: 'failed' },
      });
    },
  );

  it('keeps the code of a refused configuration [FED-3]', () => {
    const error = Object.assign(new TypeError('config.brand'), { code: 'invalid_config' });
    expect(toProblem(error, 'render', 'header')).toMatchObject({ kind: 'render', code: 'invalid_config' });
  });
});

it('reports a problem without `onProblem` to the console, with the section of its code [FED-4]', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  reportProblem({ base: '/' }, toProblem(new LoadError('network', 'entry', 'failed'), 'network', 'chunk'));
  await waitFor(() =>
    expect(warn).toHaveBeenCalledWith(
      'Shop header: failed (https://shop.example/problems.html#load_network)',
    ),
  );
});
