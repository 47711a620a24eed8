export { createAnalytics, type Analytics } from './analytics';
export { consents } from './consent';
