/** Rows in the format of fresh.ts. */
export const COUNTERS = `
= meat-poultry | Meat & Poultry
# Chicken & Turkey
## Chicken
British Chicken Breast Fillets|600 g|5.90||tray-f3c4b0-d98a78
Free Range Whole Chicken|1.6 kg|9.80||chicken-e0a860-a8703a
Chicken Thighs|1 kg|4.20||tray-f3c4b0-d98a78
## Turkey
Turkey Breast Mince|500 g|4.35||tray-f3c4b0-d98a78
# Beef
Beef Mince 5% Fat|500 g|4.75||tray-c8433a-8a2420
Rump Steak|1 kg|16.50|kg|tray-b83030-f3c4b8
Braising Steak|1 kg|11.80|kg|tray-b83030-f3c4b8
Beef Roasting Joint|1 kg|13.20|kg|tray-a82a2a-f3d0c4
Aberdeen Angus Burgers|4 pack|4.95|was 5.95|tray-a83a30-6a2018
# Pork & Bacon
Unsmoked Back Bacon|250 g|2.95||bacon-e88a80-f9dcd4
Smoked Streaky Bacon|300 g|2.95||bacon-c85a4a-f6cdbf
Pork & Apple Sausages|400 g|3.50|was 4.20|sausages-a8553a-d98a66
Pork Loin Steaks|480 g|4.40||tray-eba898-f9e0d8
# Lamb
Lamb Leg Half|1 kg|14.40|kg|tray-c84a48-f6dcd0
Lamb Mince 10% Fat|500 g|5.90||tray-c8433a-8a2420
Lamb Loin Chops|1 kg|17.90|kg|tray-c84a48-f6dcd0

= fish-seafood | Fish & Seafood
# Fresh Fish
Scottish Salmon Fillets|240 g|5.60|was 6.75|fillet-f2805a-fcd5c4
Cod Fillets|280 g|6.20||fillet-dfe9ee-7a9ab0
Smoked Haddock Fillets|270 g|5.70||fillet-f0c860-fbeebc
Sea Bass Fillets|180 g|5.25||fish-8aa4b8-5a7488
Tuna Steaks|240 g|6.50||tray-b83030-f3c4b8
# Shellfish
Raw King Prawns|180 g|4.95||prawns-f29a8a-fff1ea
Rope Grown Mussels|500 g|4.00||shells-3a4660-8a98b8
Cornish Dressed Crab|100 g|6.80|new|shells-e0762e-fbd2b8
# Smoked Fish
Oak Smoked Salmon|100 g|5.00||fillet-f08a5a-fbd2b8
Peppered Smoked Mackerel|200 g|3.30||fish-5a7a9a-2f4a68
Kiln Roasted Salmon Flakes|150 g|4.75||fillet-f2805a-fcd5c4

= ready-meals | Ready Meals & Deli
# Ready Meals
Cottage Pie for One|400 g|3.75||pie-d9a35a-a8703a
Beef Lasagne for Two|750 g|6.50|was 8.00|tray-d8603a-f6dc9a
Chicken Tikka Masala & Rice|450 g|4.50||bowl-e0762e-f6ead0
Vegetable Thai Green Curry|400 g|4.25|new|bowl-8fae4a-e8862d
Macaroni Cheese|400 g|3.25||bowl-f6c84a-e5a02e
# Soups
Tomato & Basil Soup|600 g|2.60||bowl-d8402f-5c8018
Chicken & Vegetable Broth|600 g|2.95||bowl-8fae4a-e8862d
Carrot & Coriander Soup|600 g|2.60||bowl-e8862d-5c8018
# Deli
Reduced Fat Houmous|200 g|1.50||tub-d9b27a-5c8018
Italian Prosciutto|90 g|3.20||bacon-d8685a-fbeae2
Pitted Green Olives|160 g|2.75||jar-7a8a3a-3f4a1a
Pork Pie|440 g|3.10||pie-d9a35a-a8703a
Mushroom & Spinach Quiche|400 g|4.00||pie-d9a35a-a8703a
# Pizza
Wood Fired Margherita|450 g|4.50|was 5.50|pizza-d8402f-5c8018
Pepperoni & Nduja Pizza|480 g|5.25||pizza-e0862e-a8201a

= frozen | Frozen
# Frozen Vegetables
Garden Peas|1 kg|2.10||bag-5c9a3a-8fc05a
Petits Pois|750 g|2.25||bag-7eb04a-3f7a2f
Sweetcorn|907 g|1.95||bag-f2c94c-5c8018
Chopped Spinach|900 g|2.30||bag-3f7a2f-9cbf62
# Chips & Potatoes
Straight Cut Oven Chips|1.5 kg|2.75||bag-d8402f-f2c94c
Goose Fat Roast Potatoes|700 g|3.25|was 4.00|bag-c98a1a-f2c94c
Hash Browns|700 g|2.20||bag-e0962e-7a4a2a
# Fish & Chicken
Cod Fish Fingers|10 pack|3.80||box-e5a02e-2f5a8a
Breaded Chicken Goujons|450 g|4.25||bag-e5a82e-7a4a2a
Battered Haddock Fillets|4 pack|5.50||fillet-f0c860-fbeebc
# Ice Cream & Puddings
Madagascan Vanilla Ice Cream|500 ml|4.50|was 5.75|ice-cream-fbf0cc-d9a35a
Salted Caramel Ice Cream|500 ml|4.50||ice-cream-d99a4a-7a4a2a
Raspberry Sorbet|500 ml|3.50|new|tub-d6455d-f3b6c0
Apple Crumble|500 g|3.20||pie-d9a35a-a8703a
`;
