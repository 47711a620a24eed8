import { start } from './host';

start(null);
