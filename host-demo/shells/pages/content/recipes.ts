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

/** For each recipe: `slug | title | minutes | serves | picture`, its text, its ingredients, and its steps. */
const RECIPES = `
leek-and-potato-soup | Leek and potato soup | 35 | 4 | leeks-5c9a3a-f1f5e6
Silky, cheap and ready while the bread warms.
3 leeks, 500 g potatoes, butter, 150 ml double cream, vegetable stock, crusty bread
Wash and slice the leeks. Peel and dice the potatoes.
Soften the leeks in the butter over a low heat for ten minutes.
Add the potatoes and a litre of stock. Simmer for fifteen minutes.
Blend until smooth, stir in the cream, season, and serve with bread.

roast-chicken-with-lemon | Roast chicken with lemon and thyme | 100 | 5 | chicken-e0a860-a8703a
A Sunday standby, with plenty left for Monday.
1 whole chicken, 2 lemons, thyme, butter, 1 kg potatoes, 500 g carrots
Heat the oven to 200°C. Rub the chicken with butter, salt and thyme; put a halved lemon inside.
Roast for twenty minutes, then turn down to 180°C and roast for an hour.
Roast the potatoes and carrots around the chicken for the last fifty minutes.
Rest for fifteen minutes before you carve.

smoked-salmon-kedgeree | Smoked salmon kedgeree | 30 | 4 | fillet-f08a5a-fbd2b8
Gently spiced rice with soft eggs: brunch, or supper.
200 g smoked salmon, 300 g basmati rice, 4 eggs, 1 onion, curry powder, parsley
Cook the rice. Boil the eggs for seven minutes, then peel and halve them.
Soften the onion in butter with a spoonful of curry powder.
Fold in the rice, the flaked salmon and the parsley. Top with the eggs.

cheddar-and-chive-scones | Cheddar and chive scones | 25 | 8 | rolls-d9a35a-8a5a24
Best warm, split, with salted butter.
450 g self-raising flour, 100 g butter, 150 g mature Cheddar, chives, 250 ml milk
Heat the oven to 220°C. Rub the butter into the flour until it looks like crumbs.
Stir in the cheese and chives, then the milk, to make a soft dough.
Pat out two fingers thick, cut rounds, and bake for twelve minutes.

tomato-and-lentil-pasta | Tomato and lentil pasta | 25 | 4 | tin-d8402f-5c8018
Dinner from the cupboard, no shopping trip needed.
400 g penne, 2 tins chopped tomatoes, 1 tin green lentils, garlic, olive oil
Fry the garlic gently in oil. Add the tomatoes and simmer for fifteen minutes.
Stir in the lentils while the pasta cooks.
Toss together with a splash of the cooking water.

strawberry-shortbread-pots | Strawberry shortbread pots | 15 | 4 | strawberry-d3323c-5c8018
Three layers in a glass, made while the coffee brews.
400 g strawberries, 300 ml whipping cream, shortbread, caster sugar
Slice the strawberries and toss with a spoonful of sugar.
Whip the cream to soft peaks. Crumble the shortbread.
Layer in glasses and chill for ten minutes.
`;

const parse = (block: string): Recipe => {
  const [head = '', text = '', ingredients = '', ...method] = block.split('\n');
  const [slug = '', title = '', minutes, serves, picture = ''] = head.split(' | ');
  return {
    ...{ slug, title, minutes: Number(minutes), serves: Number(serves), picture, text, method },
    ingredients: ingredients.split(', '),
  };
};

export const recipes: readonly Recipe[] = RECIPES.trim().split('\n\n').map(parse);
