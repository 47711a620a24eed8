import { Header } from '../../../../src/entries/header';
import { readFacts, start } from './host';

start(<Header config={readFacts().config} />);
