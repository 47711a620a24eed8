import { CONTENT_RESPONSES } from './content';
import { CUSTOMER_RESPONSES } from './customer';
import type { ResponseCase } from './response-case';
import { SLOT_RESPONSES } from './slot';
import { TROLLEY_RESPONSES } from './trolley';

export type { LostParts, ResponseCase } from './response-case';

/** A valid response of each call whose response is read, and what each of its fields is needed for. */
export const RESPONSES: readonly ResponseCase[] = [
  ...TROLLEY_RESPONSES,
  ...SLOT_RESPONSES,
  ...CUSTOMER_RESPONSES,
  ...CONTENT_RESPONSES,
];
