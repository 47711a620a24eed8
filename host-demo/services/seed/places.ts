export interface Address {
  readonly id: string;
  readonly name: string;
  readonly line1: string;
  readonly line2: string;
  readonly town: string;
  readonly region: string;
  readonly postalCode: string;
}

interface Branch {
  readonly id: string;
  readonly name: string;
  readonly contactDetails: {
    readonly address1: string;
    readonly postcode: string;
    readonly city: string;
    readonly telephone: string;
  };
}

const address = (row: string): Address => {
  const [id = '', name = '', line1 = '', line2 = '', town = '', region = '', postalCode = ''] =
    row.split('|');
  return { id, name, line1, line2, town, region, postalCode };
};

const branch = (row: string): Branch => {
  const [id = '', name = '', address1 = '', city = '', postcode = '', telephone = ''] = row.split('|');
  return { id, name, contactDetails: { address1, postcode, city, telephone } };
};

const byId = <T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((item) => [item.id, item]));

/** Fictional addresses and telephone numbers: postcodes and numbers that are reserved for fiction. */
export const addresses = byId(
  [
    '52001|Home|14 Larkspur Road|Fernhill|Guildford|Surrey|GU99 1AB',
    '52002|Office|3rd Floor, Tannery House|27 Bridge Street|Guildford|Surrey|GU99 4ZZ',
    '52003|Mum|Rose Cottage|Mill Lane|Alton|Hampshire|GU99 7QT',
  ].map(address),
);

export const branches = byId(
  [
    '651|Guildford|21 North Street|Guildford|GU99 4TE|01632 960651',
    '204|Alton|Station Approach|Alton|GU99 2PZ|01632 960204',
    '117|Kingston upon Thames|2 Wood Street|Kingston upon Thames|KT99 1TX|01632 960117',
    '730|Canary Wharf|North Colonnade|London|E99 5LB|01632 960730',
  ].map(branch),
);

export const HOME_ADDRESS = '52001';
export const HOME_BRANCH = '651';
