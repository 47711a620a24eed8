export const ADDRESS_MISSING = 'Your contact address is missing';
export const MY_ACCOUNT = 'My account';
