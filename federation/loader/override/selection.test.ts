import { parseTarget } from './selection';

const SERVER = 'http://127.0.0.1:3001';

describe('parseTarget', () => {
  it.each([
    ['1.4.2', '1.4.2'],
    ['1.4.2+3f9a0c21de', '1.4.2+3f9a0c21de'],
    // A query turns a plus into a space, and a release's folder has an underscore.
    ['1.4.2 3f9a0c21de', '1.4.2+3f9a0c21de'],
    ['1.4.2_3f9a0c21de', '1.4.2+3f9a0c21de'],
  ])('reads %j as a release [FED-5]', (selection, version) =>
    expect(parseTarget(selection)).toEqual({ kind: 'release', version }),
  );

  it.each(['next', 'stable', 'pull-request-12'])('reads %j as a channel [FED-5]', (channel) =>
    expect(parseTarget(channel)).toEqual({ kind: 'channel', channel }),
  );

  it.each(['', '/', '/dist', '/dist/', '/dist/?a=1#b'])(
    'reads the address of a listed server with the path %j as a folder [FED-5]',
    (path) => {
      const base = path.startsWith('/dist') ? `${SERVER}/dist/` : `${SERVER}/`;
      expect(parseTarget(SERVER + path, [SERVER])).toEqual({ kind: 'server', base });
    },
  );

  it.each(['http://127.0.0.1:3002/', 'https://127.0.0.1:3001/', 'http://127.0.0.1:3001@evil.example/'])(
    'refuses %j, whose origin is not listed [FED-5]',
    (address) => {
      expect(parseTarget(address, [SERVER])).toEqual({
        kind: 'refused',
        reason: `${new URL(address).origin} is not in overrideServers`,
      });
    },
  );

  it.each(['javascript:alert(1)', '//evil.example/', '../next', 'http://', 'a.b', 'data:text/html,x'])(
    'refuses %j, which is neither a channel, a version nor an address',
    (selection) => {
      expect(parseTarget(selection, [SERVER])).toEqual({
        kind: 'refused',
        reason: 'not a channel, a version or an address',
      });
    },
  );
});
