/** Rows in the format of fresh.ts. */
export const DRINKS_HOME = `
= soft-drinks | Soft Drinks & Juices
# Juices & Smoothies
Smooth Orange Juice|1 L|2.60|was 3.20
Cloudy Apple Juice|1 L|2.25
Mango & Passion Fruit Smoothie|750 ml|3.10|new
# Squash & Mixers
Elderflower Cordial|500 ml|3.25
No Added Sugar Orange Squash|1 L|1.60
Indian Tonic Water|8 pack|4.50
Ginger Ale|4 pack|2.60
# Water & Fizzy Drinks
Still Spring Water|6 pack|2.70
Sparkling Spring Water|1 L|0.65
Sicilian Lemonade|750 ml|2.10
Cola Zero Sugar|6 pack|3.60
Sparkling Raspberry Pressé|750 ml|2.75

= beer-wine-spirits | Beer, Wine & Spirits
# White & Rosé Wine
## White Wine
### New Zealand
Marlborough Sauvignon Blanc|75 cl|9.50|was 11.50
### France
Picpoul de Pinet|75 cl|9.99
## Rosé Wine
Provence Rosé|75 cl|11.00
# Red Wine
## Spain
Rioja Crianza|75 cl|8.75|was 10.99
## Argentina
Argentinian Malbec|75 cl|9.25
## Italy
Chianti Classico|75 cl|12.50
# Sparkling
Prosecco Brut|75 cl|8.99
Champagne Brut NV|75 cl|24.00|was 30.00
English Sparkling Rosé|75 cl|26.50
# Beer & Cider
Pale Ale|4 pack|6.50|new
Bohemian Pilsner|4 pack|6.00
Herefordshire Cider|500 ml|2.20
Alcohol Free Lager|4 pack|4.20
# Spirits
London Dry Gin|70 cl|18.50
Speyside Single Malt Whisky|70 cl|34.00|was 40.00
Spiced Rum|70 cl|20.00

= hampers | Hampers
# Food Hampers
# Wine Hampers

= household | Household
# Laundry
Non Bio Laundry Liquid|1.2 L|5.75|was 7.50
Fabric Conditioner Fresh Linen|1.26 L|3.20
Stain Remover Powder|500 g|4.00
# Cleaning
Washing Up Liquid Lemon|500 ml|1.25
Dishwasher Tablets|40 pack|7.50|was 10.00
Multi Surface Cleaning Spray|750 ml|2.00|new
Scouring Sponges|6 pack|1.30
# Kitchen & Paper
Recycled Toilet Tissue|9 pack|5.25
Kitchen Towel|2 pack|2.60
Extra Wide Foil|10 m|2.75
Compostable Food Waste Bags|20 pack|2.90
Greaseproof Baking Paper|10 m|1.95

= health-beauty | Health, Beauty & Baby
# Bathroom
Moisturising Hand Wash|250 ml|1.50
Fluoride Toothpaste|75 ml|1.80
Soft Bristle Toothbrushes|2 pack|2.20
Daily Shampoo|400 ml|2.75|was 3.50
Shower Gel Bergamot|250 ml|2.00
# Health
Ibuprofen 200mg Tablets|16 pack|0.75
Vitamin D Tablets|90 pack|4.50
Fabric Plasters|30 pack|1.95
Paracetamol 500mg Tablets|16 pack|0.55
Effervescent Vitamin C|20 pack|2.60
# Baby
Newborn Nappies Size 1|24 pack|3.75
Fragrance Free Baby Wipes|60 pack|1.10
Organic Carrot & Parsnip Puree|120 g|1.20

= pets | Pets
# Dogs
Grain Free Dog Food Chicken|12 pack|9.50|was 11.50
Dental Sticks|28 pack|4.25
Puppy Training Treats|70 g|1.60
# Cats
Cat Food in Gravy|12 pack|4.80
Crunchy Cat Biscuits|800 g|3.90
Clumping Cat Litter|10 L|6.50
Salmon Cat Treats|60 g|1.30
`;
