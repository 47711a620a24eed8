interface Recipe {
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
    picture: 'leeks-5c9a3a-f1f5e6',
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
    picture: 'chicken-e0a860-a8703a',
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
    picture: 'fillet-f08a5a-fbd2b8',
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
  {
    slug: 'cheddar-and-chive-scones',
    title: 'Cheddar and chive scones',
    minutes: 25,
    serves: 8,
    picture: 'rolls-d9a35a-8a5a24',
    text: 'Best warm, split, with salted butter.',
    ingredients: [
      '450 g self-raising flour',
      '100 g butter',
      '150 g mature Cheddar',
      'chives',
      '250 ml milk',
    ],
    method: [
      'Heat the oven to 220°C. Rub the butter into the flour until it looks like crumbs.',
      'Stir in the cheese and chives, then the milk, to make a soft dough.',
      'Pat out two fingers thick, cut rounds, and bake for twelve minutes.',
    ],
  },
  {
    slug: 'tomato-and-lentil-pasta',
    title: 'Tomato and lentil pasta',
    minutes: 25,
    serves: 4,
    picture: 'tin-d8402f-5c8018',
    text: 'Dinner from the cupboard, no shopping trip needed.',
    ingredients: ['400 g penne', '2 tins chopped tomatoes', '1 tin green lentils', 'garlic', 'olive oil'],
    method: [
      'Fry the garlic gently in oil. Add the tomatoes and simmer for fifteen minutes.',
      'Stir in the lentils while the pasta cooks.',
      'Toss together with a splash of the cooking water.',
    ],
  },
  {
    slug: 'strawberry-shortbread-pots',
    title: 'Strawberry shortbread pots',
    minutes: 15,
    serves: 4,
    picture: 'strawberry-d3323c-5c8018',
    text: 'Three layers in a glass, made while the coffee brews.',
    ingredients: ['400 g strawberries', '300 ml whipping cream', 'shortbread', 'caster sugar'],
    method: [
      'Slice the strawberries and toss with a spoonful of sugar.',
      'Whip the cream to soft peaks. Crumble the shortbread.',
      'Layer in glasses and chill for ten minutes.',
    ],
  },
];
