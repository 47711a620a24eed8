import type { HeaderConfig } from '../../../federation/contract';
import { byId } from '../../panel/client/page';
import { addEntry } from './events';
import { STAGE_LOG, STAGE_READY, type Stage, type StageEntry } from './stage-api';

/** The screen whose events and calls are listed; the other one does the same. */
const LISTED = 'laptop';

interface FromScreen<T> {
  readonly screen: string;
  readonly value: T;
}

const onEvent = <T>(name: string, act: (detail: FromScreen<T>) => void): void => {
  document.addEventListener(name, (event) => {
    // The event is one of another window, so it is no instance of this window's `CustomEvent`.
    act((event as CustomEvent<FromScreen<T>>).detail);
  });
};

/** The phone and the laptop, which display the same configuration. */
export interface Screens {
  /** Mounts a configuration; returns why the header refused it, and the last one then stays mounted. */
  readonly mount: (config: HeaderConfig) => string | undefined;
  readonly showTheme: (isDark: boolean) => void;
  readonly dispatch: (name: string, detail: unknown) => void;
}

/** Scales a screen, which is as wide as its device, to its place. */
const fit = (frame: HTMLIFrameElement): void => {
  const place = frame.parentElement;
  if (!place) return;
  new ResizeObserver(() => {
    const scale = Math.min(1, place.clientWidth / frame.offsetWidth);
    frame.style.transform = `scale(${String(scale)})`;
    place.style.blockSize = `${String(frame.offsetHeight * scale + place.offsetHeight - place.clientHeight)}px`;
  }).observe(place);
};

/** Connects the two screens. A screen that loads later, or again, gets the configuration of that time. */
export const createScreens = (initial: HeaderConfig): Screens => {
  const stages = new Map<string, Stage>();
  let current = initial;
  let isDark = false;
  onEvent<Stage>(STAGE_READY, ({ screen, value: stage }) => {
    stages.set(screen, stage);
    stage.showTheme(isDark);
    stage.mount(current);
  });
  onEvent<StageEntry>(STAGE_LOG, ({ screen, value: { kind, title, detail } }) => {
    if (screen === LISTED) addEntry(kind, title, detail);
  });
  for (const name of ['phone', 'laptop']) {
    const frame = byId(name, HTMLIFrameElement);
    fit(frame);
    frame.src = '/demo/playground/stage';
  }
  return {
    mount: (config) => {
      const [refusal] = [...stages.values()].map((stage) => stage.mount(config)).filter(Boolean);
      if (refusal === undefined) current = config;
      return refusal;
    },
    showTheme: (dark) => {
      isDark = dark;
      for (const stage of stages.values()) stage.showTheme(isDark);
    },
    dispatch: (name, detail) => {
      for (const stage of stages.values()) stage.dispatch(name, detail);
    },
  };
};
