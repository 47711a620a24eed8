export const ADDRESS_MISSING = 'Your contact address is missing';
export const MY_ACCOUNT = 'My account';
export const NEXT_COLLECTION = 'Your next collection';
export const NEXT_DELIVERY = 'Your next delivery';
export const POINT = '{points} point';
export const POINTS = '{points} points';
