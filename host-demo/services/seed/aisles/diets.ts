/** Rows in the format of fresh.ts. These ranges are on new and on existing shelves of the aisles above. */
export const DIETS = `
= bakery | Bakery
# Gluten Free
Gluten Free White Bread|535 g|3.20||loaf-f0dcb4-c98a44
Gluten Free Seeded Bread|535 g|3.40|was 3.90|loaf-b9803a-6a3d22
Gluten Free Bread Rolls|4 pack|2.75||rolls-e5b56a-c98a44
Gluten Free Tortilla Wraps|6 pack|3.10|new|flatbread-f0dcb4-c98a44
Gluten Free Chocolate Brownies|5 pack|2.90||cake-6a3d22-d9a35a

= dairy-eggs | Milk, Butter & Eggs
# Milk & Cream
## Plant Drinks
Organic Oat Milk|1 L|2.20||carton-d9c39a-8a6d3a
Unsweetened Almond Milk|1 L|1.95|was 2.30|carton-e8d8c0-a8703a
Soya Milk|1 L|1.60||carton-f2ead0-5c8018
# Vegan
Vegan Sunflower Spread|450 g|2.40||tub-f2d67a-5c8018
Vegan Coconut Yogurt Alternative|350 g|2.60|new|tub-f2f2ee-7a5030
Vegan Mature Block, Cheddar Style|200 g|2.75||wedge-f2c94c-5c8018

= ready-meals | Ready Meals & Deli
# Vegan
Vegan Lentil Cottage Pie|400 g|3.95||pie-b9803a-5c8018
Vegan Thai Red Curry & Rice|400 g|4.25|was 4.95|bowl-d8603a-8fae4a
Vegan Mushroom Lasagne|400 g|4.10||tray-a8703a-5c8018
Smoky Tofu Stir Fry, Vegan|375 g|4.40|new|bowl-8fae4a-e8862d
Gluten Free Macaroni Cheese|400 g|3.95||bowl-f6c84a-c98a1a

= frozen | Frozen
# Vegan
Vegan Bean Burgers|4 pack|2.95||tray-8a5a34-5c8018
Vegan Vanilla Ice Cream|500 ml|4.25||ice-cream-fbf0cc-5c8018
Gluten Free Fish Fingers|10 pack|4.10||box-e5a02e-5c8018

= food-cupboard | Food Cupboard
# Free From
Gluten Free Penne|500 g|1.60||bag-e8862d-f2d67a
Gluten Free Plain Flour|1 kg|2.10||bag-e9e2d0-e8862d
Gluten Free Gravy Granules|170 g|1.75||tub-7a4a2a-e8862d
Vegan Mayonnaise|245 g|2.50||jar-f2ead0-5c8018

= breakfast | Breakfast Cereals & Spreads
# Cereals
Gluten Free Porridge Oats|450 g|2.45||box-d9c39a-e8862d

= health-beauty | Health, Beauty & Baby
# Baby
First Infant Milk|800 g|11.50||tub-a5cce0-3d7fae
Baby Nappies Size 4|44 pack|6.95|was 8.50|bag-c4e0d0-5aa88a
Sensitive Baby Wipes|64 pack|1.35||box-e0e8f4-9a8ac8
Baby Porridge, Banana|125 g|2.10||box-f6dc7a-e8862d
Apple & Pear Baby Pouch|70 g|1.15||pouch-8fae4a-d8483a
Baby Bath & Shampoo|500 ml|2.75||bottle-f6d8e0-e0a0b8
Gentle Baby Lotion|300 ml|3.20|new|bottle-e8dcf4-9a8ac8
`;
