import { beginWorld, putWorld, byId } from '../../panel/client/page';

/** What the address of the playground contains. Empty values are the page's own. */
interface PlaygroundState {
  /** Text of the editor, also if it is not valid. */
  readonly config: string;
  readonly preset: string;
  readonly who: string;
  readonly kind: string;
}

const FIELDS = ['config', 'preset', 'who', 'kind'] as const;

/** Reads the state from the fragment of the address, which is never sent to a server. */
export const readState = (hash = location.hash): PlaygroundState => {
  const parameters = new URLSearchParams(hash.slice(1));
  const [config = '', preset = '', who = '', kind = ''] = FIELDS.map((field) => parameters.get(field) ?? '');
  return { config, preset, who, kind };
};

/** Returns the fragment of a state, without its empty fields. */
export const fragmentOf = (state: PlaygroundState): string => {
  const parameters = new URLSearchParams(
    FIELDS.map((field) => [field, state[field]]).filter(([, value]) => value !== ''),
  );
  return `#${parameters.toString()}`;
};

/** Changes fields of the state in the address, without a new entry in the history. */
export const changeState = (change: Partial<PlaygroundState>): void => {
  history.replaceState(history.state, '', fragmentOf({ ...readState(), ...change }));
};

const SITUATION = ['preset', 'who'] as const;

/** Creates the world that the address names, so that a link reproduces it. */
export const createWorld = async (): Promise<void> => {
  const { preset, who } = readState();
  if (preset !== '') await beginWorld(preset);
  if (who !== '') await putWorld({ who });
};

/** Connects the fields of the situation to the address. A change loads the page again, with a new world. */
export const startSituation = (): void => {
  for (const name of SITUATION) {
    const select = byId(name, HTMLSelectElement);
    select.value = readState()[name];
    select.onchange = () => {
      changeState({ [name]: select.value });
      location.reload();
    };
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-situation]')) {
    const { situation: preset = '' } = button.dataset;
    button.ariaPressed = String(preset === readState().preset);
    button.onclick = () => {
      changeState({ preset });
      location.reload();
    };
  }
};
