import { assertSameClassNames, assertUniqueClassNames, exportedNames } from './class-names-plugin';

/** The source of a style sheet's module in the build for browsers and in the server build. */
const EXTRACTED = 'var _1 = "sh-aaaa";\nvar _2 = "sh-aaab";\nexport { _1 as "bar", _2 as "come-in" }\n';
const LOCALS = '// Exports\nvar _1 = `sh-aaab`;\nexport { _1 as "come-in" };\nexport var bar = `sh-aaaa`;\n';

const names = (source: string) => new Map([['Bar.module.css', exportedNames(source)]]);

describe('exportedNames and assertSameClassNames', () => {
  it('read the same names from the output of both loaders [FED-8]', () => {
    expect(exportedNames(EXTRACTED)).toBe('bar: sh-aaaa, come-in: sh-aaab');
    expect(() => assertSameClassNames(names(EXTRACTED), names(LOCALS))).not.toThrow();
  });

  it('fail the build if a name differs or is missing, or no names were found [FED-8]', () => {
    const swapped = LOCALS.replace('aaaa', 'aaac');
    expect(() => assertSameClassNames(names(EXTRACTED), names(swapped))).toThrow(
      'Bar.module.css: {bar: sh-aaac, come-in: sh-aaab} on servers, {bar: sh-aaaa',
    );
    expect(() => assertSameClassNames(new Map(), names(LOCALS))).toThrow('{} in browsers');
    expect(() => assertSameClassNames(names(EXTRACTED), new Map())).toThrow(
      'the server build has no class names',
    );
  });
});

describe('assertUniqueClassNames', () => {
  it('fails the build if two classes have the same name [FED-8]', () => {
    const both = new Map([
      ['Bar.module.css', 'bar: sh-aaaa, open: sh-aaab sh-aaaa'],
      ['Menu.module.css', 'menu: sh-aaac'],
    ]);
    expect(() => assertUniqueClassNames(both)).not.toThrow();
    expect(() => assertUniqueClassNames(both.set('Tab.module.css', 'tab: sh-aaab'))).toThrow(
      'Tab.module.css: .tab has the same hash as .open in Bar.module.css; rename one of them',
    );
  });
});
