import ts from 'typescript';
import { codeFor, HOST_KINDS } from './snippets';

const CONFIG = { applicationName: 'shop', brand: { name: '</script> "quoted" `tick` ${x}' } };

it.each(HOST_KINDS.filter(([kind]) => kind !== 'element'))(
  'is valid TypeScript for a host of the kind %s',
  (kind) => {
    const { diagnostics } = ts.transpileModule(codeFor(kind, CONFIG), {
      reportDiagnostics: true,
      fileName: 'host.tsx',
      compilerOptions: { jsx: ts.JsxEmit.ReactJSX },
    });
    expect(diagnostics).toEqual([]);
  },
);

it('keeps the configuration inside the script of the element', () => {
  const [, json = ''] = /json">([^]*?)<\/script>/.exec(codeFor('element', CONFIG)) ?? [];
  expect(JSON.parse(json)).toEqual(CONFIG);
});
