import { buildClient } from '../build-client';

buildClient('server-rendered');
