import { createClassNames } from './class-names';

describe('createClassNames', () => {
  it('creates similar names for one file, other names for another, and the same in every build [FED-7]', () => {
    const [first, second] = [createClassNames('/a/src'), createClassNames('/b/src')];
    const names = ['bar', 'item', 'bar'].map((name) => first('/a/src/ui/Bar.module.css', name));
    expect(names[0]).toBe(names[2]);
    expect(names[1]?.slice(0, -1)).toBe(names[0]?.slice(0, -1));
    expect(names[1]).not.toBe(names[0]);
    expect(first('/a/src/ui/Badge.module.css', 'bar')).not.toBe(names[0]);
    expect(second('/b/src/ui/Bar.module.css', 'bar')).toBe(names[0]);
    expect(names[0]).toMatch(/^sh-[a-zA-Z]{4}$/);
  });

  it('creates different names if a file has more names than there are letters', () => {
    const name = createClassNames('/a');
    const given = Array.from({ length: 3000 }, (_, at) => name('/a/One.module.css', `n${String(at)}`));
    expect(new Set(given).size).toBe(3000);
  });

  it('throws and names the files that have the same mark', () => {
    const name = createClassNames('/a');
    const all = () => {
      for (let at = 0; at < 5000; at += 1) name(`/a/${String(at)}.module.css`, 'bar');
    };
    expect(all).toThrow(
      /^\d+\.module\.css and \d+\.module\.css have the same mark, [a-zA-Z]{3}: rename one of them$/,
    );
  });
});
