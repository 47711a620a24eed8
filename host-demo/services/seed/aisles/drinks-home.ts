/** Rows in the format of fresh.ts. */
export const DRINKS_HOME = `
= soft-drinks | Soft Drinks & Juices
# Juices & Smoothies
Smooth Orange Juice|1 L|2.60|was 3.20|drink-f29a2e-5c8018
Cloudy Apple Juice|1 L|2.25||drink-c9b037-5c8018
Mango & Passion Fruit Smoothie|750 ml|3.10|new|drink-f2a03c-d8486a
# Squash & Mixers
Elderflower Cordial|500 ml|3.25||drink-e9f1cc-8fae4a
No Added Sugar Orange Squash|1 L|1.60||drink-f0a03c-c8322f
Indian Tonic Water|8 pack|4.50||can-e9d23c-2f5a8a
Ginger Ale|4 pack|2.60||can-c98a2e-5a3420
# Water & Fizzy Drinks
Still Spring Water|6 pack|2.70||drink-b8d8ec-3d7fae
Sparkling Spring Water|1 L|0.65||drink-a5dcd0-3f9a6a
Sicilian Lemonade|750 ml|2.10||drink-f6ea9a-d6ac18
Cola Zero Sugar|6 pack|3.60||can-3a2420-c8322f
Sparkling Raspberry Pressé|750 ml|2.75||drink-e0698a-a81f4a

= beer-wine-spirits | Beer, Wine & Spirits
# White & Rosé Wine
## White Wine
### New Zealand
Marlborough Sauvignon Blanc|75 cl|9.50|was 11.50|wine-8fae5a-f2e6a0
### France
Picpoul de Pinet|75 cl|9.99||wine-b8c470-2f5a8a
## Rosé Wine
Provence Rosé|75 cl|11.00||wine-f0b0a8-d8687a
# Red Wine
## Spain
Rioja Crianza|75 cl|8.75|was 10.99|wine-5a2030-c9a227
## Argentina
Argentinian Malbec|75 cl|9.25||wine-4a1a3a-8a2a5a
## Italy
Chianti Classico|75 cl|12.50||wine-6a2a20-5c8018
# Sparkling
Prosecco Brut|75 cl|8.99||wine-7a9a3a-e5c46a
Champagne Brut NV|75 cl|24.00|was 30.00|wine-3d5a33-d9a82e
English Sparkling Rosé|75 cl|26.50||wine-eaa0a0-d9a82e
# Beer & Cider
Pale Ale|4 pack|6.50|new|can-e0962e-5a3420
Bohemian Pilsner|4 pack|6.00||can-3f7a3a-f2e6c4
Herefordshire Cider|500 ml|2.20||can-8aa83a-c8322f
Alcohol Free Lager|4 pack|4.20||can-3d7fae-f2f2f2
# Spirits
London Dry Gin|70 cl|18.50||spirits-a5cce0-2f5a8a
Speyside Single Malt Whisky|70 cl|34.00|was 40.00|spirits-c9802e-5a3420
Spiced Rum|70 cl|20.00||spirits-7a3a1a-c9a227

= hampers | Hampers
# Food Hampers
# Wine Hampers

= household | Household
# Laundry
Non Bio Laundry Liquid|1.2 L|5.75|was 7.50|bottle-3d7fae-a5cce0
Fabric Conditioner Fresh Linen|1.26 L|3.20||bottle-9a8ac8-e0d8f1
Stain Remover Powder|500 g|4.00||box-d8486a-f2f2f2
# Cleaning
Washing Up Liquid Lemon|500 ml|1.25||bottle-f4d23c-5c8018
Dishwasher Tablets|40 pack|7.50|was 10.00|box-2f8ab8-f2c94c
Multi Surface Cleaning Spray|750 ml|2.00|new|spray-3f9a9a-f29a2e
Scouring Sponges|6 pack|1.30||butter-f2d03c-5c9a3a
# Kitchen & Paper
Recycled Toilet Tissue|9 pack|5.25||roll-e4ecf0-b0c4d0
Kitchen Towel|2 pack|2.60||roll-f3efe4-9cbf62
Extra Wide Foil|10 m|2.75||roll-c9d1d6-8a98a4
Compostable Food Waste Bags|20 pack|2.90||roll-8fae5a-3f5a2a
Greaseproof Baking Paper|10 m|1.95||roll-d9b27a-a8804a

= health-beauty | Health, Beauty & Baby
# Bathroom
Moisturising Hand Wash|250 ml|1.50||spray-e0a0b8-8a4a6a
Fluoride Toothpaste|75 ml|1.80||tube-3d9ac8-ffffff
Soft Bristle Toothbrushes|2 pack|2.20||brush-3d9ac8-f2c94c
Daily Shampoo|400 ml|2.75|was 3.50|bottle-8a5aa8-e0d0f1
Shower Gel Bergamot|250 ml|2.00||bottle-5aa88a-e4f1e4
# Health
Ibuprofen 200mg Tablets|16 pack|0.75||tablets-d8486a-e88aa0
Vitamin D Tablets|90 pack|4.50||tablets-f2b03c-f6d27a
Fabric Plasters|30 pack|1.95||box-e8c0a0-c8322f
Paracetamol 500mg Tablets|16 pack|0.55||tablets-3d7fae-a5cce0
Effervescent Vitamin C|20 pack|2.60||tablets-f29a2e-f6c88a
# Baby
Newborn Nappies Size 1|24 pack|3.75||bag-a5cce0-f3b6c0
Fragrance Free Baby Wipes|60 pack|1.10||box-c4e0d0-5aa88a
Organic Carrot & Parsnip Puree|120 g|1.20||jar-e8862d-5c8018

= pets | Pets
# Dogs
Grain Free Dog Food Chicken|12 pack|9.50|was 11.50|pouch-8a5a34-c98a44
Dental Sticks|28 pack|4.25||pouch-5c9a3a-3f7a2f
Puppy Training Treats|70 g|1.60||pouch-f2b03c-a8651c
# Cats
Cat Food in Gravy|12 pack|4.80||pouch-8a5aa8-5a3a78
Crunchy Cat Biscuits|800 g|3.90||box-8a5aa8-f2c94c
Clumping Cat Litter|10 L|6.50||bag-b8b0a4-5a9ab8
Salmon Cat Treats|60 g|1.30||pouch-f08a5a-3d7fae
`;
