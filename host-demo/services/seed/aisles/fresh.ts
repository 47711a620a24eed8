/**
 * Rows: `= slug | aisle`, `# shelf`, `## sub-shelf`, `### part of a sub-shelf`, each with ` | hidden` if no menu shows
 * it; then `name|size|price|was or flags`. A category without products below it is empty.
 */
export const FRESH = `
= fruit-vegetables | Fruit & Vegetables
# Fruit
## Apples & Pears
### Apples
British Gala Apples|6 pack|2.00|was 2.50
Braeburn Apples|6 pack|2.10
Pink Lady Apples|4 pack|2.75
Bramley Cooking Apples|1 kg|2.40|kg
### Pears
Conference Pears|550 g|1.60
## Berries & Cherries
British Strawberries|400 g|3.00|was 4.00
Blueberries|250 g|2.75
Raspberries|150 g|2.25
Cherries|300 g|3.50|new
## Citrus & Bananas
Fairtrade Bananas|5 pack|1.05
Easy Peeler Clementines|600 g|2.00
Unwaxed Lemons|4 pack|1.40
Large Oranges|4 pack|2.20
# Vegetables
## Potatoes & Carrots
Maris Piper Potatoes|2 kg|2.20
Charlotte Potatoes|1 kg|1.75
Sweet Potatoes|1 kg|1.80|kg
British Carrots|1 kg|0.85
## Greens & Broccoli
Tenderstem Broccoli|200 g|1.95|was 2.40
Broccoli|350 g|0.95
Savoy Cabbage|1 each|0.99
Baby Spinach|240 g|1.85
Trimmed Leeks|500 g|1.50
## Onions & Mushrooms
Brown Onions|1 kg|1.15
Spring Onions|100 g|0.70
Garlic|4 pack|1.00
Chestnut Mushrooms|300 g|1.45
# Salads & Herbs
## Tomatoes & Cucumber
Cherry Tomatoes on the Vine|270 g|1.60
Cucumber|1 each|0.95
## Lettuce & Avocado
Little Gem Lettuce|2 pack|1.10
Ripe Avocados|2 pack|2.30|was 2.80
## Fresh Herbs
Fresh Thyme|30 g|0.75
Flat Leaf Parsley|30 g|0.75
## Leaves & Peppers
Wild Rocket|90 g|1.30|new
Mixed Peppers|3 pack|1.75

= bakery | Bakery
# Bread
## White & Wholemeal
Fernleigh Farmhouse White Loaf|800 g|1.40
Wholemeal Medium Sliced|800 g|1.35
Seeded Batch Bread|800 g|1.95|was 2.40
Half & Half Sliced Loaf|400 g|1.10
## Sourdough & Speciality
White Sourdough|500 g|3.20
Rye Sourdough|450 g|3.40
Garlic & Rosemary Focaccia|260 g|2.60
Olive Ciabatta|280 g|2.25|new
# Rolls, Wraps & Pittas
Soft White Rolls|6 pack|1.30
Brioche Burger Buns|4 pack|1.75
Plain Tortilla Wraps|8 pack|1.60
Wholemeal Pittas|6 pack|1.00
# Croissants & Teacakes
All Butter Croissants|4 pack|2.50|was 3.20
Pain au Chocolat|4 pack|2.75
Fruited Teacakes|4 pack|1.60
Toasting Crumpets|6 pack|1.10
# Cakes
Victoria Sandwich Cake|430 g|4.50
Lemon Drizzle Loaf|380 g|3.75
Cherry Bakewell Tarts|6 pack|2.20

= dairy-eggs | Milk, Butter & Eggs
# Milk & Cream
## Fresh Milk
Semi-Skimmed Milk|2.27 L|1.55
Whole Milk|2.27 L|1.55
Skimmed Milk|1.13 L|1.20
Organic Whole Milk|2 L|2.35
## Cream
Double Cream|300 ml|1.60
## Plant Drinks
Barista Oat Drink|1 L|2.10|was 2.40
# Butter & Spreads
Salted Butter|250 g|2.20
Unsalted Butter|250 g|2.20
Cornish Sea Salt Butter|200 g|2.95|new
Olive Spread|500 g|2.50
# Eggs
Free Range Medium Eggs|6 pack|1.75
Free Range Large Eggs|12 pack|3.40
Organic Mixed Weight Eggs|6 pack|2.65
# Yogurt
Greek Style Natural Yogurt|500 g|2.00
Strawberry Bio Yogurt|4 pack|2.40|was 3.00
Crème Fraîche d'Isigny|350 g|2.70
## Kefir Trial | hidden
Vanilla Kefir|500 ml|2.50|new

= cheese | Cheese
# Cheddar & British
Mature Cheddar|350 g|3.75|was 4.75
Extra Mature Cheddar|350 g|4.25
Red Leicester|300 g|3.10
Wensleydale with Cranberries|200 g|2.85
Blue Stilton|220 g|3.30
# Continental
Parmigiano Reggiano|200 g|4.90
Mozzarella|125 g|1.10
Somerset Brie|250 g|2.75
Greek Feta|200 g|2.40
French Goat's Cheese Log|150 g|2.60
Manchego|150 g|3.75
Halloumi|225 g|2.80|was 3.40
`;
