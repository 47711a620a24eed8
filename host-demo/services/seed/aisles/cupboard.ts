/** Rows in the format of fresh.ts. */
export const CUPBOARD = `
= food-cupboard | Food Cupboard
# Pasta, Rice & Noodles
## Pasta
Penne Rigate|500 g|0.95||bag-2f5a8a-f2c94c
Spaghetti|500 g|0.95||box-2f6a9a-f2d67a
Egg Tagliatelle|250 g|1.60||bag-5c8018-f2d67a
## Rice
Basmati Rice|1 kg|2.75|was 3.50|bag-6a4a8a-f6ead0
Arborio Risotto Rice|500 g|2.10||bag-3d8a7a-f6ead0
## Noodles
Medium Egg Noodles|250 g|1.20||bag-c8322f-f2d67a
# Tins & Pulses
Chopped Tomatoes|400 g|0.65||tin-d8402f-5c8018
Baked Beans in Tomato Sauce|415 g|0.90||tin-3d9a9a-e0762e
Chickpeas in Water|400 g|0.70||tin-d9b27a-7a5030
Red Kidney Beans|400 g|0.70||tin-8a2030-f3c4b8
Green Lentils|500 g|1.60||tin-6a8a3a-d9c39a
Tuna Chunks in Spring Water|4 pack|4.20|was 5.00|tin-3d7fae-f1d9c4
Coconut Milk|400 ml|1.60||tin-a5d0d8-7a5030
Cannellini Beans|400 g|0.75||tin-e8dcb4-5c8018
# Sauces & Oils
Extra Virgin Olive Oil|500 ml|6.75||oil-9aa83a-3f5a2a
Sunflower Oil|1 L|2.35||oil-f2c94c-e0862e
Tomato & Chilli Pasta Sauce|350 g|1.80||jar-c8322f-7ea63a
Green Pesto|190 g|2.10|new|jar-5c8a2f-e8dcb4
Dark Soy Sauce|150 ml|1.55||oil-3a2420-c8322f
Mayonnaise|450 ml|2.60||jar-fbf0cc-3d7fae
Wholegrain Mustard|185 g|1.40||jar-d9a82e-7a5030
# Baking
Self Raising Flour|1.5 kg|1.45||bag-e9e2d0-3d7fae
Strong White Bread Flour|1.5 kg|1.70||bag-e9e2d0-3d7fae
Golden Caster Sugar|500 g|1.50||bag-d9a35a-fff1d6
Baker's Easy Bake Yeast|42 g|1.10||box-e5c46a-c8322f
Dark Chocolate Chips|100 g|1.60||bag-5a3420-d9a35a
Vanilla Extract|38 ml|3.25||bottle-5a3420-f2e6c4
# Herbs & Spices
Smoked Paprika|40 g|1.70||jar-c8432a-3a3a3a
Ground Cumin|37 g|1.40||jar-b9803a-3a3a3a
Sea Salt Flakes|250 g|2.20||box-5a9ab8-ffffff
Black Peppercorns|55 g|2.00||jar-3a3a3a-8a8a8a
Ground Cinnamon|40 g|1.50||jar-a8602a-3a3a3a
Mild Curry Powder|80 g|1.65||jar-e5a02e-3a3a3a

= breakfast | Breakfast Cereals & Spreads
# Cereals
Scottish Porridge Oats|1 kg|1.85||box-d9c39a-2f5a8a
Fruit & Nut Muesli|750 g|3.20|was 3.95|box-c98a44-5c8018
Wheat Biscuits|24 pack|2.60||box-f2c94c-c8322f
Crunchy Granola with Honey|500 g|3.00|new|bag-c9863a-7a4a8a
Malted Bran Flakes|500 g|2.10||box-a8703a-e5a02e
# Jams, Honey & Spreads
Strawberry Conserve|340 g|2.30||jar-c8322f-7ea63a
Thick Cut Seville Marmalade|340 g|2.30||jar-f0902e-7a4a2a
Clear Blossom Honey|340 g|3.40||jar-e5a82e-7a5030
Smooth Peanut Butter|340 g|2.50||jar-b9803a-6a3d22
Hazelnut Chocolate Spread|350 g|2.95||jar-6a3d22-e8dcc4
Raspberry Conserve|340 g|2.30||jar-a81f4a-7ea63a
Lemon Curd|310 g|2.40||jar-f6dc5a-d6ac18

= snacks-treats | Crisps, Snacks & Chocolate
# Crisps & Nuts
Lightly Sea Salted Crisps|150 g|1.75||crisps-3d7fae-f6dc7a
Mature Cheddar & Onion Crisps|150 g|1.75|was 2.25|crisps-5c8018-f2c94c
Tortilla Chips|200 g|1.40||crisps-e0762e-f6c84a
Salted Cashews|200 g|3.30||bag-c98a44-3d7fae
Mixed Nuts & Raisins|200 g|2.60||bag-a8703a-8a2030
# Biscuits
All Butter Shortbread|200 g|2.20||box-c8322f-e8cf8a
Milk Chocolate Digestives|300 g|1.90|was 2.30|biscuits-7a4a2a-d9a35a
Oat & Raisin Cookies|200 g|2.00||biscuits-c9863a-6a3d22
Oatcakes|250 g|1.60|new|biscuits-d9c39a-a8804a
Water Biscuits|200 g|1.50||biscuits-f1e3c4-c9a86a
# Chocolate & Sweets
Belgian Dark Chocolate 72%|100 g|1.95||chocolate-4a2a1a-8a2030
Milk Chocolate Buttons|120 g|1.50||bag-8a5a34-f2c94c
Salted Caramel Truffles|165 g|5.00|new|chocolate-7a4a2a-d9a35a
M&M's Peanut Pouch|170 g|1.40||bag-f2c94c-c8322f

= tea-coffee | Tea & Coffee
# Tea
English Breakfast Tea Bags|80 pack|2.80||box-c8322f-f2e6c4
Earl Grey Tea Bags|50 pack|2.60||box-4a5aa8-f2e6c4
Peppermint Tea Bags|20 pack|1.75||box-3f9a6a-e4f1e4
Green Tea Bags|50 pack|2.40||box-7ea63a-f6f1d0
# Coffee
Italian Style Ground Coffee|227 g|4.25|was 5.25|bag-7a3a2a-f2c94c
Colombian Coffee Beans|227 g|4.50||bag-3a2a20-c98a44
Gold Roast Instant Coffee|100 g|3.90||jar-6a3d22-e5a82e
Decaffeinated Coffee Bags|10 pack|3.20||bag-3d7f8a-f2e6c4
# Hot Chocolate
Drinking Chocolate|300 g|2.95||tin-6a3020-f6dc9a
Malted Milk Drink|300 g|3.10||jar-d9b27a-7a5030
`;
