import { assertSameClassNames, exportedNames } from './class-names-plugin';

/** As the browsers' build and as the server's has them. */
const EXTRACTED = 'var _1 = "sh-aaaa";\nvar _2 = "sh-aaab";\nexport { _1 as "bar", _2 as "come-in" }\n';
const LOCALS = '// Exports\nvar _1 = `sh-aaab`;\nexport { _1 as "come-in" };\nexport var bar = `sh-aaaa`;\n';

const names = (source: string) => new Map([['Bar.module.css', exportedNames(source)]]);

describe('class names of two builds', () => {
  it('are the same however their loader writes them [FED-8]', () => {
    expect(exportedNames(EXTRACTED)).toBe('bar: sh-aaaa, come-in: sh-aaab');
    expect(() => {
      assertSameClassNames(names(EXTRACTED), names(LOCALS));
    }).not.toThrow();
  });

  it('fail the build where one differs, is missing, or none was found [FED-8]', () => {
    const swapped = LOCALS.replace('aaaa', 'aaac');
    expect(() => {
      assertSameClassNames(names(EXTRACTED), names(swapped));
    }).toThrow('Bar.module.css: {bar: sh-aaac, come-in: sh-aaab} on servers, {bar: sh-aaaa');
    expect(() => {
      assertSameClassNames(new Map(), names(LOCALS));
    }).toThrow('{} in browsers');
    expect(() => {
      assertSameClassNames(names(EXTRACTED), new Map());
    }).toThrow('the server build has no class names');
  });
});
