import { buildClient } from '../build-client';

buildClient('pages');
