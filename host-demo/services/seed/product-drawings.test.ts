import { existsSync } from 'node:fs';
import { products } from './catalogue';
import { pictureOf } from './product-drawings';

const images = [...products.values()].map(({ image }) => image);

it('every product has a drawing of its own kind, and at least 60 are different', () => {
  const forms = images.map(
    (image) => /^\/demo\/pictures\/([a-z-]+)-[0-9a-f]{6}-[0-9a-f]{6}\.svg$/.exec(image)?.[1],
  );
  for (const form of new Set(forms))
    expect(existsSync(`host-demo/pictures/forms/${form ?? ''}.svg`)).toBe(true);
  expect(new Set(forms).size).toBeGreaterThanOrEqual(60);
});

it.each([
  ['Fairtrade Bananas', 'bananas-'],
  ['Bramley Cooking Apples', 'apple-'],
  ['Cloudy Apple Juice', 'drink-'],
  ['Apple Crumble', 'pie-'],
  ['Belgian Dark Chocolate 72%', 'chocolate-'],
  ['Pork & Apple Sausages', 'sausages-'],
])('%s are drawn as %s', (name, form) => {
  expect(pictureOf(name, 'fruit-vegetables')).toContain(`/${form}`);
});

it('an unknown product has the drawing of its aisle', () => {
  expect(pictureOf('Zarzuela', 'fish-seafood')).toBe('/demo/pictures/fish-seafood.svg');
});
