import { imageSource, loadingOf } from './image-sources';
import { hiddenAt, placementStyle, sizesOf } from './placement';

const dynamic = (...entries: readonly (readonly [string, string])[]) => ({ dynamicImages: new Map(entries) });

describe('imageSource [CONT-7]', () => {
  it('offers the listed widths up to that of the image, with the default quality', () => {
    const source = imageSource({
      ...dynamic(['lowQuality60', '/p?q=60'], ['highQuality95', '/p?q=95']),
      width: 1000,
      height: 500,
    });
    expect(source).toMatchObject({ src: '/p?q=95&wid=768', width: 1000, height: 500 });
    expect(source?.srcSet).toBe(
      [160, 320, 544, 768, 992].map((width) => `/p?q=95&wid=${String(width)} ${String(width)}w`).join(', '),
    );
  });

  it('offers all nine widths of an image without a width', () => {
    expect(
      imageSource(dynamic(['highQuality95', '/p']))
        ?.srcSet?.match(/\d+(?=w)/g)
        ?.map(Number),
    ).toEqual([160, 320, 544, 768, 992, 1200, 1500, 1800, 2400]);
  });

  it('uses the given quality, or any other with a safe address', () => {
    const all = dynamic(['highQuality95', 'javascript:x'], ['lowQuality60', '/low']);
    expect(imageSource(all, 'lowQuality60')?.src).toBe('/low?wid=768');
    expect(imageSource(all)?.src).toBe('/low?wid=768');
  });

  it('returns undefined without a safe address', () => {
    const source = {
      ...dynamic(['highQuality95', 'data:image/png,x']),
      src: 'javascript:x',
      fileReference: '//x.example',
    };
    expect(imageSource(source)).toBeUndefined();
  });

  it('loads images after the tenth place lazily', () => {
    expect([1, 10, 11].map(loadingOf)).toEqual(['eager', 'eager', 'lazy']);
  });
});

describe('placement [CONT-7]', () => {
  const placement = { xs: { width: 6, offset: 3, visible: true }, lg: { width: 4, visible: false } };

  it('sets the lengths of each breakpoint, or those of the narrower one', () => {
    expect(placementStyle(placement)).toMatchObject({
      '--sh-width-xs': 6,
      '--sh-width-md': 6,
      '--sh-width-lg': 4,
      '--sh-width-xl': 4,
      '--sh-offset-xl': 3,
    });
    expect(placementStyle({})).toMatchObject({ '--sh-width-xs': 12, '--sh-offset-xs': 0 });
  });

  it('lists the breakpoints at which a component is hidden, and the sizes of its image', () => {
    expect(hiddenAt(placement)).toBe('lg');
    expect(hiddenAt({})).toBeUndefined();
    expect(sizesOf(placement)).toBe('(min-width: 992px) 34vw, 50vw');
  });
});
