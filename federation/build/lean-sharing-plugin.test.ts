import { assertReduced, REDUCERS, replaceMatch } from './lean-sharing-plugin';

describe('the reduction of generated code', () => {
  it('keeps the fallbacks of shared modules', () => {
    const text = 'var data = {\n  getter: load,\n  shareScope: "default",\n  singleton: true,\n};';
    expect(REDUCERS['consumes']?.(text)).toBe('var data = {\n  getter: load,\n\n\n};');
  });

  it('keeps the call that runs the entry', () => {
    const text = 'var hasRun; f = () => { if (!hasRun) { hasRun = true; start("entry"); rest(); } };';
    expect(REDUCERS['embed federation']?.(text)).toBe('start("entry");');
  });

  it('fails when the generated text has changed, and shows it', () => {
    expect(() => replaceMatch('new text', /old/, '')).toThrow(
      /no text that matches \/old\/.+Update lean-sharing-plugin.ts. Generated: new text/,
    );
    expect(() => REDUCERS['embed federation']?.('new text')).toThrow(/Generated: new text/);
    expect(() => REDUCERS['consumes']?.('new text')).toThrow(/Generated: new text/);
  });

  it('fails when a runtime module has another name, and says which', () => {
    const names = new Set(Object.keys(REDUCERS));
    expect(() => assertReduced(names)).not.toThrow();
    names.delete('consumes');
    expect(() => assertReduced(names)).toThrow(/no runtime module named 'consumes'.+Update REDUCERS/);
  });
});
