/** Rows in the format of fresh.ts. These products are made to order, for a day that the shopper chooses. */
export const ENTERTAINING = `
= party-food | Party Food
# Canapés
Smoked Salmon Blinis|24 pack|18.00||platter-e8a08a-6a4a6a
Mini Yorkshire Puddings with Beef|20 pack|20.00|was 24.00|pie-d9a35a-a8703a
Wild Mushroom Tartlets|20 pack|16.00||tart-e8b84a-c98a44
Goat's Cheese & Fig Crostini|20 pack|16.50||platter-e8a08a-6a4a6a
# Hot Nibbles
Honey & Mustard Cocktail Sausages|40 pack|12.00||sausages-a8553a-d98a66
Tempura Prawns with Chilli Dip|24 pack|17.50||platter-f29a6a-d8402f
Vegetable Samosas & Pakoras|36 pack|14.00||platter-d9a03a-5c8018

= platters-sandwiches | Platters & Sandwiches
# Sandwich Platters
Classic Sandwich Platter|24 pack|25.00||platter-f3e0b8-7ea63a
Vegetarian Sandwich Platter|24 pack|23.00||platter-f3e0b8-7ea63a
Afternoon Tea Finger Sandwiches|32 pack|28.00|was 34.00|platter-f3e0b8-7ea63a
# Sharing Platters
## Cheese & Antipasti
British Cheese Board|900 g|32.00||platter-f2c14a-c9a227
Antipasti Platter|850 g|30.00||platter-d8685a-6a7a3a
## Whole Fish
Poached Side of Salmon|1.2 kg|38.00||fillet-f08a5a-fbd2b8
## Vegetables & Dips
Crudités & Dips|1.1 kg|18.00||platter-e8862d-5c9a3a
# Trade Platters | hidden
## Office Lunches

= celebration-cakes | Celebration Cakes
# Birthday Cakes
Chocolate Fudge Birthday Cake|1.4 kg|22.00||cake-6a3d22-8a5a34
Vanilla Sponge Photo Cake|1.5 kg|27.00||cake-f3b6c0-f3e3c4
Caterpillar Cake|650 g|9.00|was 11.00|cake-6a3d22-8a5a34
# Gateaux & Desserts
Strawberry Pavlova|1.1 kg|16.00||cake-f3b6c0-f3e3c4
Lemon Meringue Tower|1.2 kg|19.00||tart-e8b84a-c98a44
Salted Caramel Profiteroles|36 pack|14.50||cake-f3b6c0-f3e3c4

= flowers-plants | Flowers & Plants
# Bouquets
Seasonal Garden Bouquet|1 each|25.00|was 30.00|flowers-e88ab0-f2c94c
Dozen Red Roses|1 each|28.00||flowers-c8233f-f6a0b0
Lilies & Eucalyptus|1 each|22.00||flowers-fbe4d8-e5a82e
# Table Centrepieces
# House Plants
White Orchid in Ceramic Pot|1 each|18.00||plant-e4c8e8-9a8ac8
Peace Lily|1 each|14.00||plant-4f8a4a-c9693a

= party-drinks | Party Drinks
# Cases of Wine
House White Case|6 pack|45.00|was 54.00|wine-a9b45a-3d5a33
House Red Case|6 pack|45.00||wine-7a2438-2b2b2b
Prosecco Party Case|6 pack|49.00||wine-7a9a3a-e5c46a
# Soft Drinks for Parties
Sparkling Elderflower Pressé|12 pack|24.00||drink-e9f1cc-8fae4a
Craft Soft Drinks Selection|12 pack|18.00||can-8a5aa8-f2c94c
`;
