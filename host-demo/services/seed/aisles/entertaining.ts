/** Rows in the format of fresh.ts. These products are made to order, for a day that the shopper chooses. */
export const ENTERTAINING = `
= party-food | Party Food
# Canapés
Smoked Salmon Blinis|24 pack|18.00
Mini Yorkshire Puddings with Beef|20 pack|20.00|was 24.00
Wild Mushroom Tartlets|20 pack|16.00
Goat's Cheese & Fig Crostini|20 pack|16.50
# Hot Nibbles
Honey & Mustard Cocktail Sausages|40 pack|12.00
Tempura Prawns with Chilli Dip|24 pack|17.50
Vegetable Samosas & Pakoras|36 pack|14.00

= platters-sandwiches | Platters & Sandwiches
# Sandwich Platters
Classic Sandwich Platter|24 pack|25.00
Vegetarian Sandwich Platter|24 pack|23.00
Afternoon Tea Finger Sandwiches|32 pack|28.00|was 34.00
# Sharing Platters
## Cheese & Antipasti
British Cheese Board|900 g|32.00
Antipasti Platter|850 g|30.00
## Whole Fish
Poached Side of Salmon|1.2 kg|38.00
## Vegetables & Dips
Crudités & Dips|1.1 kg|18.00
# Trade Platters | hidden
## Office Lunches

= celebration-cakes | Celebration Cakes
# Birthday Cakes
Chocolate Fudge Birthday Cake|1.4 kg|22.00
Vanilla Sponge Photo Cake|1.5 kg|27.00
Caterpillar Cake|650 g|9.00|was 11.00
# Gateaux & Desserts
Strawberry Pavlova|1.1 kg|16.00
Lemon Meringue Tower|1.2 kg|19.00
Salted Caramel Profiteroles|36 pack|14.50

= flowers-plants | Flowers & Plants
# Bouquets
Seasonal Garden Bouquet|1 each|25.00|was 30.00
Dozen Red Roses|1 each|28.00
Lilies & Eucalyptus|1 each|22.00
# Table Centrepieces
# House Plants
White Orchid in Ceramic Pot|1 each|18.00
Peace Lily|1 each|14.00

= party-drinks | Party Drinks
# Cases of Wine
House White Case|6 pack|45.00|was 54.00
House Red Case|6 pack|45.00
Prosecco Party Case|6 pack|49.00
# Soft Drinks for Parties
Sparkling Elderflower Pressé|12 pack|24.00
Craft Soft Drinks Selection|12 pack|18.00
`;
