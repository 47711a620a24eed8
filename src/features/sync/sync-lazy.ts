/** The parts that are lazy-loaded once trolley and slot are shown. */
export { showOperatorBanner } from './operator-banner';
export { refetchOnChange } from './refetch-on-change';
export { refetchStaleTrolley } from './refetch-stale-trolley';
export { createRefetchers } from './refetchers';
export { trackPersonalisation } from './personalisation';
