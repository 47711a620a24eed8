import { beginWorld, putWorld } from '../../panel/client/handles';
import { byId } from '../../panel/client/page';
import { changeState, readState } from './address';

const FIELDS = ['preset', 'who'] as const;

/** Creates the world that the address names, so that a link reproduces it. */
export const createWorld = async (): Promise<void> => {
  const { preset, who } = readState();
  if (preset !== '') await beginWorld(preset);
  if (who !== '') await putWorld({ who });
};

/** Connects the fields of the situation to the address. A change loads the page again, with a new world. */
export const startSituation = (): void => {
  for (const name of FIELDS) {
    const select = byId(name, HTMLSelectElement);
    select.value = readState()[name];
    select.onchange = () => {
      changeState({ [name]: select.value });
      location.reload();
    };
  }
};
