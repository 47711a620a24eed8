/** A page without React, whose loader is that of one release. The build replaces the folder of the loader. */
import { mountHeader, readHeaderState } from '../../../federation/loader';
import { readPair, reporters } from './pair';

const { config, options } = readPair();
const state = readHeaderState(document);
const element = document.getElementById('root');
// Without options the page loads the release that has rendered its markup.
if (element)
  mountHeader(element, { base: '', ...(options ?? state?.loader), ...reporters }, { config, ...reporters });
