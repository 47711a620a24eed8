export { consents, createAnalytics, type Analytics } from './analytics';
