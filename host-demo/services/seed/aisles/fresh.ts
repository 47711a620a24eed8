/**
 * Rows: `= slug | aisle`, `# shelf`, `## sub-shelf`, `### part of a sub-shelf`, each with ` | hidden` if no menu shows
 * it; then `name|size|price|was or flags|drawing`, with a form of `pictures/forms.svg` and its two colours. A category
 * without products below it is empty.
 */
export const FRESH = `
= fruit-vegetables | Fruit & Vegetables
# Fruit
## Apples & Pears
### Apples
British Gala Apples|6 pack|2.00|was 2.50|apple-d8483a-5c8018
Braeburn Apples|6 pack|2.10||apple-c8322f-5c8018
Pink Lady Apples|4 pack|2.75||apple-c8322f-5c8018
Bramley Cooking Apples|1 kg|2.40|kg|apple-7ea63a-5c8018
### Pears
Conference Pears|550 g|1.60||pear-a9bb4a-5c8018
## Berries & Cherries
British Strawberries|400 g|3.00|was 4.00|strawberry-d3323c-5c8018
Blueberries|250 g|2.75||berries-4a5aa8-2f3a78
Raspberries|150 g|2.25||berries-d13a63-a81f4a
Cherries|300 g|3.50|new|cherries-9c1f3a-d65a72
## Citrus & Bananas
Fairtrade Bananas|5 pack|1.05||bananas-f2c94c-8a6d1b
Easy Peeler Clementines|600 g|2.00||citrus-f29a2e-fff1d6
Unwaxed Lemons|4 pack|1.40||lemon-f4d23c-d6ac18
Large Oranges|4 pack|2.20||citrus-ee8420-fff1d6
# Vegetables
## Potatoes & Carrots
Maris Piper Potatoes|2 kg|2.20||potatoes-d9b27a-a8804a
Charlotte Potatoes|1 kg|1.75||potatoes-e8cf8a-b8964a
Sweet Potatoes|1 kg|1.80|kg|potatoes-c9693a-93441c
British Carrots|1 kg|0.85||carrots-e8862d-b9621a
## Greens & Broccoli
Tenderstem Broccoli|200 g|1.95|was 2.40|leaves-4f7a2a-7ea63a
Broccoli|350 g|0.95||broccoli-4f8a2f-9cbf62
Savoy Cabbage|1 each|0.99||cabbage-8fb85a-5c8018
Baby Spinach|240 g|1.85||leaves-3f7a2f-5c9a3a
Trimmed Leeks|500 g|1.50||leeks-5c9a3a-f1f5e6
## Onions & Mushrooms
Brown Onions|1 kg|1.15||bulb-c98a44-8a5a24
Spring Onions|100 g|0.70||leeks-4f9a3a-ffffff
Garlic|4 pack|1.00||bulb-f6efe2-8a7a9a
Chestnut Mushrooms|300 g|1.45||mushrooms-a8764a-f1e3cc
# Salads & Herbs
## Tomatoes & Cucumber
Cherry Tomatoes on the Vine|270 g|1.60||tomatoes-d8402f-5c8018
Cucumber|1 each|0.95||cucumber-4f8a3a-a5cc6a
## Lettuce & Avocado
Little Gem Lettuce|2 pack|1.10||leaves-7eb04a-a5cc6a
Ripe Avocados|2 pack|2.30|was 2.80|avocado-c9d67a-3f5a2a
## Fresh Herbs
Fresh Thyme|30 g|0.75||herbs-6a8a4a-8a6d3a
Flat Leaf Parsley|30 g|0.75||herbs-4f9a3a-5c8018
## Leaves & Peppers
Wild Rocket|90 g|1.30|new|leaves-5c9a3a-8fc05a
Mixed Peppers|3 pack|1.75||pepper-d8402f-5c8018

= bakery | Bakery
# Bread
## White & Wholemeal
Fernleigh Farmhouse White Loaf|800 g|1.40||loaf-c98a44-f3d9a6
Wholemeal Medium Sliced|800 g|1.35||loaf-a8743a-e0bd86
Seeded Batch Bread|800 g|1.95|was 2.40|loaf-9a6a34-d9b27a
Half & Half Sliced Loaf|400 g|1.10||loaf-a8743a-e0bd86
## Sourdough & Speciality
White Sourdough|500 g|3.20||cob-c98a44-fff1d6
Rye Sourdough|450 g|3.40||cob-7a5030-e0bd86
Garlic & Rosemary Focaccia|260 g|2.60||cob-e0b25a-5c8018
Olive Ciabatta|280 g|2.25|new|cob-d9a860-6a7a3a
# Rolls, Wraps & Pittas
Soft White Rolls|6 pack|1.30||rolls-e0b26a-fff1d6
Brioche Burger Buns|4 pack|1.75||rolls-c98232-f3d9a6
Plain Tortilla Wraps|8 pack|1.60||flatbread-f1dfb8-d9b27a
Wholemeal Pittas|6 pack|1.00||flatbread-d9b27a-a8804a
# Croissants & Teacakes
All Butter Croissants|4 pack|2.50|was 3.20|croissant-d9963a-a8651c
Pain au Chocolat|4 pack|2.75||croissant-c9863a-5a3420
Fruited Teacakes|4 pack|1.60||rolls-d9a35a-8a5a24
Toasting Crumpets|6 pack|1.10||rolls-d9a35a-8a5a24
# Cakes
Victoria Sandwich Cake|430 g|4.50||cake-f3b6c0-f3e3c4
Lemon Drizzle Loaf|380 g|3.75||cake-f6e27a-e3b45a
Cherry Bakewell Tarts|6 pack|2.20||tart-e8b84a-c98a44

= dairy-eggs | Milk, Butter & Eggs
# Milk & Cream
## Fresh Milk
Semi-Skimmed Milk|2.27 L|1.55||milk-3f9a4a-ffffff
Whole Milk|2.27 L|1.55||milk-3d7fae-ffffff
Skimmed Milk|1.13 L|1.20||milk-c8322f-ffffff
Organic Whole Milk|2 L|2.35||milk-2f5a8a-a5cc6a
## Cream
Double Cream|300 ml|1.60||tub-e5a82e-fff1d6
## Plant Drinks
Barista Oat Drink|1 L|2.10|was 2.40|carton-d9c39a-8a6d3a
# Butter & Spreads
Salted Butter|250 g|2.20||butter-f6d85a-e9d9a6
Unsalted Butter|250 g|2.20||butter-f6e29a-dcefe8
Cornish Sea Salt Butter|200 g|2.95|new|butter-f6dc7a-a5c4d8
Olive Spread|500 g|2.50||tub-8fae3a-f2e6a0
# Eggs
Free Range Medium Eggs|6 pack|1.75||eggs-e8c39a-b8a890
Free Range Large Eggs|12 pack|3.40||eggs-c98a5a-a5b8c4
Organic Mixed Weight Eggs|6 pack|2.65||eggs-e3b98c-9cbf62
# Yogurt
Greek Style Natural Yogurt|500 g|2.00||tub-3d7fae-ffffff
Strawberry Bio Yogurt|4 pack|2.40|was 3.00|tub-d6455d-f3b6c0
Crème Fraîche d'Isigny|350 g|2.70||tub-7a9ab8-fff1d6
## Kefir Trial | hidden
Vanilla Kefir|500 ml|2.50|new|carton-f1ece0-3d7fae

= cheese | Cheese
# Cheddar & British
Mature Cheddar|350 g|3.75|was 4.75|wedge-f7c84a-e5a02e
Extra Mature Cheddar|350 g|4.25||wedge-e0962e-b9701a
Red Leicester|300 g|3.10||wedge-e0762e-b9521a
Wensleydale with Cranberries|200 g|2.85||wedge-f6eccc-b8485a
Blue Stilton|220 g|3.30||wedge-f1ece0-7a93b8
# Continental
Parmigiano Reggiano|200 g|4.90||wedge-f0d27a-a8803a
Mozzarella|125 g|1.10||cheese-round-ffffff-a5c4d8
Somerset Brie|250 g|2.75||cheese-round-fbf6e6-c9b878
Greek Feta|200 g|2.40||butter-ffffff-8ab0c4
French Goat's Cheese Log|150 g|2.60||cheese-log-fdfaf0-b0a88a
Manchego|150 g|3.75||wedge-f3e3b0-3a3a3a
Halloumi|225 g|2.80|was 3.40|butter-fbf3d8-8ab0a0
`;
