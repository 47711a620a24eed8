import {
  HEADER_READY,
  IDENTITY_CHANGED,
  SEARCH_SUBMITTED,
  SLOT_UPDATE,
  TROLLEY_UPDATE,
} from '../../../federation/contract';

/** Events between header and host that the log lists. */
export const HOST_EVENTS = [HEADER_READY, IDENTITY_CHANGED, SEARCH_SUBMITTED, TROLLEY_UPDATE, SLOT_UPDATE];

/** What an entry of the log is about. */
export type LogKind = 'event' | 'call' | 'analytics' | 'problem' | 'loaded' | 'navigation';
