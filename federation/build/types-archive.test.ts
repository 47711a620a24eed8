import { publicTypes } from './types-archive';

const HEADER = 'compiled-types/src/entries/header';
const files = (header: string): ReadonlyMap<string, string> =>
  new Map([
    ['Header.d.ts', `export * from './${HEADER}';\nexport { default } from './${HEADER}';`],
    [`${HEADER}.d.ts`, header],
    ['compiled-types/src/entries/server.d.ts', "import '../domains/slot/model';"],
    ['compiled-types/federation/contract/index.d.ts', "export * from './config';"],
    ['compiled-types/federation/contract/config.d.ts', 'export {};'],
    ['compiled-types/src/domains/slot/model.d.ts', 'export {};'],
  ]);

describe('publicTypes', () => {
  it('keeps the exposed modules and the contract, without imports of style sheets [FED-3]', () => {
    const header = "import type { HeaderProps } from '../../federation/contract';\n";
    const kept = publicTypes(files(`import '../ui/tokens.module.css';\n${header}`));
    expect([...kept.keys()]).toEqual([
      'Header.d.ts',
      `${HEADER}.d.ts`,
      'compiled-types/federation/contract/index.d.ts',
      'compiled-types/federation/contract/config.d.ts',
    ]);
    expect(kept.get(`${HEADER}.d.ts`)).toBe(header);
  });

  it('fails when an exposed module needs a type that is not part of the contract [FED-3]', () => {
    expect(() => publicTypes(files("import('../domains/slot/model').Slot;"))).toThrow(
      'compiled-types/src/entries/header.d.ts imports compiled-types/src/domains/slot/model, which is not part of the contract: its types must be in federation/contract',
    );
  });
});
