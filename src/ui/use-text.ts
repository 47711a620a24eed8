import { createContext, use } from 'react';
import { english, type Translate } from '../kernel/translate';

/** The language of the header around a component; English without one. */
export const TextContext = createContext(english);

/** Returns the function that translates the texts of a component. */
export const useText = (): Translate => use(TextContext);
