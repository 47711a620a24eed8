/** Rows in the format of fresh.ts. */
export const COUNTERS = `
= meat-poultry | Meat & Poultry
# Chicken & Turkey
## Chicken
British Chicken Breast Fillets|600 g|5.90
Free Range Whole Chicken|1.6 kg|9.80
Chicken Thighs|1 kg|4.20
## Turkey
Turkey Breast Mince|500 g|4.35
# Beef
Beef Mince 5% Fat|500 g|4.75
Rump Steak|1 kg|16.50|kg
Braising Steak|1 kg|11.80|kg
Beef Roasting Joint|1 kg|13.20|kg
Aberdeen Angus Burgers|4 pack|4.95|was 5.95
# Pork & Bacon
Unsmoked Back Bacon|250 g|2.95
Smoked Streaky Bacon|300 g|2.95
Pork & Apple Sausages|400 g|3.50|was 4.20
Pork Loin Steaks|480 g|4.40
# Lamb
Lamb Leg Half|1 kg|14.40|kg
Lamb Mince 10% Fat|500 g|5.90
Lamb Loin Chops|1 kg|17.90|kg

= fish-seafood | Fish & Seafood
# Fresh Fish
Scottish Salmon Fillets|240 g|5.60|was 6.75
Cod Fillets|280 g|6.20
Smoked Haddock Fillets|270 g|5.70
Sea Bass Fillets|180 g|5.25
Tuna Steaks|240 g|6.50
# Shellfish
Raw King Prawns|180 g|4.95
Rope Grown Mussels|500 g|4.00
Cornish Dressed Crab|100 g|6.80|new
# Smoked Fish
Oak Smoked Salmon|100 g|5.00
Peppered Smoked Mackerel|200 g|3.30
Kiln Roasted Salmon Flakes|150 g|4.75

= ready-meals | Ready Meals & Deli
# Ready Meals
Cottage Pie for One|400 g|3.75
Beef Lasagne for Two|750 g|6.50|was 8.00
Chicken Tikka Masala & Rice|450 g|4.50
Vegetable Thai Green Curry|400 g|4.25|new
Macaroni Cheese|400 g|3.25
# Soups
Tomato & Basil Soup|600 g|2.60
Chicken & Vegetable Broth|600 g|2.95
Carrot & Coriander Soup|600 g|2.60
# Deli
Reduced Fat Houmous|200 g|1.50
Italian Prosciutto|90 g|3.20
Pitted Green Olives|160 g|2.75
Pork Pie|440 g|3.10
Mushroom & Spinach Quiche|400 g|4.00
# Pizza
Wood Fired Margherita|450 g|4.50|was 5.50
Pepperoni & Nduja Pizza|480 g|5.25

= frozen | Frozen
# Frozen Vegetables
Garden Peas|1 kg|2.10
Petits Pois|750 g|2.25
Sweetcorn|907 g|1.95
Chopped Spinach|900 g|2.30
# Chips & Potatoes
Straight Cut Oven Chips|1.5 kg|2.75
Goose Fat Roast Potatoes|700 g|3.25|was 4.00
Hash Browns|700 g|2.20
# Fish & Chicken
Cod Fish Fingers|10 pack|3.80
Breaded Chicken Goujons|450 g|4.25
Battered Haddock Fillets|4 pack|5.50
# Ice Cream & Puddings
Madagascan Vanilla Ice Cream|500 ml|4.50|was 5.75
Salted Caramel Ice Cream|500 ml|4.50
Raspberry Sorbet|500 ml|3.50|new
Apple Crumble|500 g|3.20
`;
