/**
 * The drawing of a product: words of its name, a form of `pictures/forms`, and the form's two colours. The first row
 * with a word of the name counts.
 */
const DRAWINGS = `
pork & apple sausages, cocktail sausages|sausages a8553a d98a66
apple crumble, yorkshire puddings, cottage pie, pork pie, quiche|pie d9a35a a8703a
bakewell, tartlets, lemon meringue|tart e8b84a c98a44
apple juice|drink c9b037 5c8018
bramley|apple 7ea63a 5c8018
gala|apple d8483a 5c8018
apples|apple c8322f 5c8018
pears|pear a9bb4a 5c8018
strawberry pavlova, profiteroles, victoria, photo cake|cake f3b6c0 f3e3c4
birthday cake, caterpillar|cake 6a3d22 8a5a34
drizzle|cake f6e27a e3b45a
strawberry bio, raspberry sorbet|tub d6455d f3b6c0
strawberry conserve|jar c8322f 7ea63a
raspberry conserve|jar a81f4a 7ea63a
raspberry pressé|drink e0698a a81f4a
british strawberries|strawberry d3323c 5c8018
blueberries|berries 4a5aa8 2f3a78
raspberries|berries d13a63 a81f4a
cherry tomatoes|tomatoes d8402f 5c8018
cherries|cherries 9c1f3a d65a72
bananas|bananas f2c94c 8a6d1b
clementines|citrus f29a2e fff1d6
oranges|citrus ee8420 fff1d6
orange juice|drink f29a2e 5c8018
orange squash|drink f0a03c c8322f
lemons|lemon f4d23c d6ac18
lemonade|drink f6ea9a d6ac18
lemon curd|jar f6dc5a d6ac18
washing up|bottle f4d23c 5c8018
sweet potatoes|potatoes c9693a 93441c
charlotte|potatoes e8cf8a b8964a
roast potatoes|bag c98a1a f2c94c
potatoes|potatoes d9b27a a8804a
carrot & coriander|bowl e8862d 5c8018
puree|jar e8862d 5c8018
carrots|carrots e8862d b9621a
tenderstem|leaves 4f7a2a 7ea63a
broccoli|broccoli 4f8a2f 9cbf62
cabbage|cabbage 8fb85a 5c8018
chopped spinach|bag 3f7a2f 9cbf62
spinach|leaves 3f7a2f 5c9a3a
lettuce|leaves 7eb04a a5cc6a
rocket|leaves 5c9a3a 8fc05a
thyme|herbs 6a8a4a 8a6d3a
parsley|herbs 4f9a3a 5c8018
leeks|leeks 5c9a3a f1f5e6
spring onions|leeks 4f9a3a ffffff
onions|bulb c98a44 8a5a24
garlic & rosemary, focaccia|cob e0b25a 5c8018
garlic|bulb f6efe2 8a7a9a
chestnut mushrooms|mushrooms a8764a f1e3cc
cucumber|cucumber 4f8a3a a5cc6a
avocados|avocado c9d67a 3f5a2a
peppers|pepper d8402f 5c8018
fruited teacakes, crumpets|rolls d9a35a 8a5a24
seeded|loaf 9a6a34 d9b27a
wholemeal medium, half & half|loaf a8743a e0bd86
rye|cob 7a5030 e0bd86
sourdough|cob c98a44 fff1d6
ciabatta|cob d9a860 6a7a3a
loaf|loaf c98a44 f3d9a6
burger buns|rolls c98232 f3d9a6
rolls|rolls e0b26a fff1d6
wraps|flatbread f1dfb8 d9b27a
pittas|flatbread d9b27a a8804a
croissants|croissant d9963a a8651c
pain au|croissant c9863a 5a3420
barista oat|carton d9c39a 8a6d3a
coconut milk|tin a5d0d8 7a5030
malted milk|jar d9b27a 7a5030
milk chocolate buttons|bag 8a5a34 f2c94c
milk chocolate digestives|biscuits 7a4a2a d9a35a
semi-skimmed|milk 3f9a4a ffffff
organic whole|milk 2f5a8a a5cc6a
whole milk|milk 3d7fae ffffff
skimmed|milk c8322f ffffff
kefir|carton f1ece0 3d7fae
double cream|tub e5a82e fff1d6
crème|tub 7a9ab8 fff1d6
yogurt|tub 3d7fae ffffff
houmous|tub d9b27a 5c8018
olive spread|tub 8fae3a f2e6a0
peanut butter|jar b9803a 6a3d22
unsalted butter|butter f6e29a dcefe8
cornish sea salt|butter f6dc7a a5c4d8
butter shortbread|box c8322f e8cf8a
butter|butter f6d85a e9d9a6
large eggs|eggs c98a5a a5b8c4
organic mixed|eggs e3b98c 9cbf62
eggs|eggs e8c39a b8a890
extra mature|wedge e0962e b9701a
leicester|wedge e0762e b9521a
wensleydale|wedge f6eccc b8485a
stilton|wedge f1ece0 7a93b8
parmigiano|wedge f0d27a a8803a
manchego|wedge f3e3b0 3a3a3a
cheddar & onion|crisps 5c8018 f2c94c
cheddar|wedge f7c84a e5a02e
brie|cheese-round fbf6e6 c9b878
cheese log|cheese-log fdfaf0 b0a88a
mozzarella|cheese-round ffffff a5c4d8
feta|butter ffffff 8ab0c4
halloumi|butter fbf3d8 8ab0a0
fig crostini, blinis|platter e8a08a 6a4a6a
cheese board|platter f2c14a c9a227
whole chicken|chicken e0a860 a8703a
tikka|bowl e0762e f6ead0
broth, vegetable thai|bowl 8fae4a e8862d
goujons|bag e5a82e 7a4a2a
dog food chicken|pouch 8a5a34 c98a44
chicken, turkey|tray f3c4b0 d98a78
mince|tray c8433a 8a2420
burgers|tray a83a30 6a2018
pork loin|tray eba898 f9e0d8
steak|tray b83030 f3c4b8
roasting|tray a82a2a f3d0c4
unsmoked|bacon e88a80 f9dcd4
streaky|bacon c85a4a f6cdbf
chops, lamb leg|tray c84a48 f6dcd0
prosciutto|bacon d8685a fbeae2
oak smoked, poached side|fillet f08a5a fbd2b8
salmon cat|pouch f08a5a 3d7fae
salmon|fillet f2805a fcd5c4
haddock|fillet f0c860 fbeebc
cod fish fingers|box e5a02e 2f5a8a
cod|fillet dfe9ee 7a9ab0
sea bass|fish 8aa4b8 5a7488
mackerel|fish 5a7a9a 2f4a68
tuna steaks|fillet b83a4a f0c0c4
tuna chunks|tin 3d7fae f1d9c4
tempura|platter f29a6a d8402f
prawns|prawns f29a8a fff1ea
mussels|shells 3a4660 8a98b8
crab|shells e0762e fbd2b8
lasagne|tray d8603a f6dc9a
macaroni|bowl f6c84a e5a02e
soup|bowl d8402f 5c8018
olives|jar 7a8a3a 3f4a1a
margherita|pizza d8402f 5c8018
pepperoni|pizza e0862e a8201a
garden peas|bag 5c9a3a 8fc05a
petits pois|bag 7eb04a 3f7a2f
sweetcorn|bag f2c94c 5c8018
oven chips|bag d8402f f2c94c
hash browns|bag e0962e 7a4a2a
vanilla ice|ice-cream fbf0cc d9a35a
caramel ice|ice-cream d99a4a 7a4a2a
penne|bag 2f5a8a f2c94c
spaghetti|box 2f6a9a f2d67a
tagliatelle|bag 5c8018 f2d67a
basmati|bag 6a4a8a f6ead0
arborio|bag 3d8a7a f6ead0
noodles|bag c8322f f2d67a
chopped tomatoes|tin d8402f 5c8018
baked beans|tin 3d9a9a e0762e
chickpeas|tin d9b27a 7a5030
kidney|tin 8a2030 f3c4b8
lentils|tin 6a8a3a d9c39a
cannellini|tin e8dcb4 5c8018
pasta sauce|jar c8322f 7ea63a
pesto|jar 5c8a2f e8dcb4
olive oil|oil 9aa83a 3f5a2a
sunflower|oil f2c94c e0862e
soy|oil 3a2420 c8322f
mayonnaise|jar fbf0cc 3d7fae
mustard|jar d9a82e 7a5030
flour|bag e9e2d0 3d7fae
cola zero|can 3a2420 c8322f
sugar|bag d9a35a fff1d6
yeast|box e5c46a c8322f
chocolate chips|bag 5a3420 d9a35a
vanilla extract|bottle 5a3420 f2e6c4
paprika|jar c8432a 3a3a3a
cumin|jar b9803a 3a3a3a
sea salt flakes|box 5a9ab8 ffffff
peppercorns|jar 3a3a3a 8a8a8a
cinnamon|jar a8602a 3a3a3a
curry|jar e5a02e 3a3a3a
porridge|box d9c39a 2f5a8a
muesli|box c98a44 5c8018
wheat biscuits|box f2c94c c8322f
granola|bag c9863a 7a4a8a
bran|box a8703a e5a02e
marmalade|jar f0902e 7a4a2a
honey|jar e5a82e 7a5030
hazelnut|jar 6a3d22 e8dcc4
sea salted crisps|crisps 3d7fae f6dc7a
tortilla chips|crisps e0762e f6c84a
cashews|bag c98a44 3d7fae
nuts|bag a8703a 8a2030
oatcakes|biscuits d9c39a a8804a
cookies|biscuits c9863a 6a3d22
water biscuits|biscuits f1e3c4 c9a86a
dark chocolate|chocolate 4a2a1a 8a2030
truffles|chocolate 7a4a2a d9a35a
m&m|bag f2c94c c8322f
breakfast tea|box c8322f f2e6c4
earl grey|box 4a5aa8 f2e6c4
peppermint|box 3f9a6a e4f1e4
green tea|box 7ea63a f6f1d0
ground coffee|bag 7a3a2a f2c94c
coffee beans|bag 3a2a20 c98a44
instant coffee|jar 6a3d22 e5a82e
decaffeinated|bag 3d7f8a f2e6c4
drinking chocolate|tin 6a3020 f6dc9a
smoothie|drink f2a03c d8486a
elderflower|drink e9f1cc 8fae4a
tonic|can e9d23c 2f5a8a
ginger|can c98a2e 5a3420
still spring|drink b8d8ec 3d7fae
sparkling spring|drink a5dcd0 3f9a6a
soft drinks|can 8a5aa8 f2c94c
house white|wine a9b45a 3d5a33
sauvignon|wine 8fae5a f2e6a0
picpoul|wine b8c470 2f5a8a
provence|wine f0b0a8 d8687a
rioja|wine 5a2030 c9a227
malbec|wine 4a1a3a 8a2a5a
chianti|wine 6a2a20 5c8018
house red|wine 7a2438 2b2b2b
prosecco|wine 7a9a3a e5c46a
champagne|wine 3d5a33 d9a82e
sparkling rosé|wine eaa0a0 d9a82e
pale ale|can e0962e 5a3420
pilsner|can 3f7a3a f2e6c4
cider|can 8aa83a c8322f
lager|can 3d7fae f2f2f2
gin|spirits a5cce0 2f5a8a
whisky|spirits c9802e 5a3420
rum|spirits 7a3a1a c9a227
laundry|bottle 3d7fae a5cce0
conditioner|bottle 9a8ac8 e0d8f1
stain|box d8486a f2f2f2
dishwasher|box 2f8ab8 f2c94c
cleaning|spray 3f9a9a f29a2e
sponges|butter f2d03c 5c9a3a
toilet|roll e4ecf0 b0c4d0
towel|roll f3efe4 9cbf62
foil|roll c9d1d6 8a98a4
waste bags|roll 8fae5a 3f5a2a
paper|roll d9b27a a8804a
hand wash|spray e0a0b8 8a4a6a
toothpaste|tube 3d9ac8 ffffff
toothbrushes|brush 3d9ac8 f2c94c
shampoo|bottle 8a5aa8 e0d0f1
shower|bottle 5aa88a e4f1e4
ibuprofen|tablets d8486a e88aa0
vitamin d|tablets f2b03c f6d27a
plasters|box e8c0a0 c8322f
paracetamol|tablets 3d7fae a5cce0
effervescent|tablets f29a2e f6c88a
nappies|bag a5cce0 f3b6c0
wipes|box c4e0d0 5aa88a
dental|pouch 5c9a3a 3f7a2f
puppy|pouch f2b03c a8651c
gravy|pouch 8a5aa8 5a3a78
cat biscuits|box 8a5aa8 f2c94c
litter|bag b8b0a4 5a9ab8
samosas|platter d9a03a 5c8018
sandwich|platter f3e0b8 7ea63a
antipasti|platter d8685a 6a7a3a
crudités|platter e8862d 5c9a3a
roses|flowers c8233f f6a0b0
lilies|flowers fbe4d8 e5a82e
bouquet|flowers e88ab0 f2c94c
orchid|plant e4c8e8 9a8ac8
peace lily|plant 4f8a4a c9693a
`;

interface Drawing {
  readonly words: readonly string[];
  /** The name of a form and its colours, as in the picture's address. */
  readonly name: string;
}

const drawings: readonly Drawing[] = DRAWINGS.trim()
  .split('\n')
  .map((row) => {
    const [words = '', drawing = ''] = row.split('|');
    return { words: words.split(', '), name: drawing.replaceAll(' ', '-') };
  });

/** Returns the address of a product's picture: a drawing of its own kind, or that of its aisle. */
export const pictureOf = (product: string, aisle: string): string => {
  const name = product.toLowerCase();
  const found = drawings.find(({ words }) => words.some((word) => name.includes(word)));
  return `/demo/pictures/${found?.name ?? aisle}.svg`;
};
