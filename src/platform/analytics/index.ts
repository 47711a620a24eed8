export { createAnalytics, type Analytics } from './analytics';
export { consents, refusesStorage } from './consent';
