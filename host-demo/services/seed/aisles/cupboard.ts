/** Rows in the format of fresh.ts. */
export const CUPBOARD = `
= food-cupboard | Food Cupboard
# Pasta, Rice & Noodles
## Pasta
Penne Rigate|500 g|0.95
Spaghetti|500 g|0.95
Egg Tagliatelle|250 g|1.60
## Rice
Basmati Rice|1 kg|2.75|was 3.50
Arborio Risotto Rice|500 g|2.10
## Noodles
Medium Egg Noodles|250 g|1.20
# Tins & Pulses
Chopped Tomatoes|400 g|0.65
Baked Beans in Tomato Sauce|415 g|0.90
Chickpeas in Water|400 g|0.70
Red Kidney Beans|400 g|0.70
Green Lentils|500 g|1.60
Tuna Chunks in Spring Water|4 pack|4.20|was 5.00
Coconut Milk|400 ml|1.60
Cannellini Beans|400 g|0.75
# Sauces & Oils
Extra Virgin Olive Oil|500 ml|6.75
Sunflower Oil|1 L|2.35
Tomato & Chilli Pasta Sauce|350 g|1.80
Green Pesto|190 g|2.10|new
Dark Soy Sauce|150 ml|1.55
Mayonnaise|450 ml|2.60
Wholegrain Mustard|185 g|1.40
# Baking
Self Raising Flour|1.5 kg|1.45
Strong White Bread Flour|1.5 kg|1.70
Golden Caster Sugar|500 g|1.50
Baker's Easy Bake Yeast|42 g|1.10
Dark Chocolate Chips|100 g|1.60
Vanilla Extract|38 ml|3.25
# Herbs & Spices
Smoked Paprika|40 g|1.70
Ground Cumin|37 g|1.40
Sea Salt Flakes|250 g|2.20
Black Peppercorns|55 g|2.00
Ground Cinnamon|40 g|1.50
Mild Curry Powder|80 g|1.65

= breakfast | Breakfast Cereals & Spreads
# Cereals
Scottish Porridge Oats|1 kg|1.85
Fruit & Nut Muesli|750 g|3.20|was 3.95
Wheat Biscuits|24 pack|2.60
Crunchy Granola with Honey|500 g|3.00|new
Malted Bran Flakes|500 g|2.10
# Jams, Honey & Spreads
Strawberry Conserve|340 g|2.30
Thick Cut Seville Marmalade|340 g|2.30
Clear Blossom Honey|340 g|3.40
Smooth Peanut Butter|340 g|2.50
Hazelnut Chocolate Spread|350 g|2.95
Raspberry Conserve|340 g|2.30
Lemon Curd|310 g|2.40

= snacks-treats | Crisps, Snacks & Chocolate
# Crisps & Nuts
Lightly Sea Salted Crisps|150 g|1.75
Mature Cheddar & Onion Crisps|150 g|1.75|was 2.25
Tortilla Chips|200 g|1.40
Salted Cashews|200 g|3.30
Mixed Nuts & Raisins|200 g|2.60
# Biscuits
All Butter Shortbread|200 g|2.20
Milk Chocolate Digestives|300 g|1.90|was 2.30
Oat & Raisin Cookies|200 g|2.00
Oatcakes|250 g|1.60|new
Water Biscuits|200 g|1.50
# Chocolate & Sweets
Belgian Dark Chocolate 72%|100 g|1.95
Milk Chocolate Buttons|120 g|1.50
Salted Caramel Truffles|165 g|5.00|new
M&M's Peanut Pouch|170 g|1.40

= tea-coffee | Tea & Coffee
# Tea
English Breakfast Tea Bags|80 pack|2.80
Earl Grey Tea Bags|50 pack|2.60
Peppermint Tea Bags|20 pack|1.75
Green Tea Bags|50 pack|2.40
# Coffee
Italian Style Ground Coffee|227 g|4.25|was 5.25
Colombian Coffee Beans|227 g|4.50
Gold Roast Instant Coffee|100 g|3.90
Decaffeinated Coffee Bags|10 pack|3.20
# Hot Chocolate
Drinking Chocolate|300 g|2.95
Malted Milk Drink|300 g|3.10
`;
