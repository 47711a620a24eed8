export interface Recipe {
  readonly slug: string;
  readonly title: string;
  readonly minutes: number;
  readonly serves: number;
  readonly picture: string;
  readonly text: string;
  readonly ingredients: readonly string[];
  readonly method: readonly string[];
}

export const recipes: readonly Recipe[] = [
  {
    slug: 'leek-and-potato-soup',
    title: 'Leek and potato soup',
    minutes: 35,
    serves: 4,
    picture: 'fruit-vegetables',
    text: 'Silky, cheap and ready while the bread warms.',
    ingredients: [
      '3 leeks',
      '500 g potatoes',
      'butter',
      '150 ml double cream',
      'vegetable stock',
      'crusty bread',
    ],
    method: [
      'Wash and slice the leeks. Peel and dice the potatoes.',
      'Soften the leeks in the butter over a low heat for ten minutes.',
      'Add the potatoes and a litre of stock. Simmer for fifteen minutes.',
      'Blend until smooth, stir in the cream, season, and serve with bread.',
    ],
  },
  {
    slug: 'roast-chicken-with-lemon',
    title: 'Roast chicken with lemon and thyme',
    minutes: 100,
    serves: 5,
    picture: 'meat-poultry',
    text: 'A Sunday standby, with plenty left for Monday.',
    ingredients: ['1 whole chicken', '2 lemons', 'thyme', 'butter', '1 kg potatoes', '500 g carrots'],
    method: [
      'Heat the oven to 200°C. Rub the chicken with butter, salt and thyme; put a halved lemon inside.',
      'Roast for twenty minutes, then turn down to 180°C and roast for an hour.',
      'Roast the potatoes and carrots around the chicken for the last fifty minutes.',
      'Rest for fifteen minutes before you carve.',
    ],
  },
  {
    slug: 'smoked-salmon-kedgeree',
    title: 'Smoked salmon kedgeree',
    minutes: 30,
    serves: 4,
    picture: 'fish-seafood',
    text: 'Gently spiced rice with soft eggs: brunch, or supper.',
    ingredients: [
      '200 g smoked salmon',
      '300 g basmati rice',
      '4 eggs',
      '1 onion',
      'curry powder',
      'parsley',
    ],
    method: [
      'Cook the rice. Boil the eggs for seven minutes, then peel and halve them.',
      'Soften the onion in butter with a spoonful of curry powder.',
      'Fold in the rice, the flaked salmon and the parsley. Top with the eggs.',
    ],
  },
];
