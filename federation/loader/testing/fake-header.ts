import {
  HEADER_READY,
  headerEvent,
  IDENTITY_CHANGED,
  OPEN_SEARCH,
  SEARCH_SUBMITTED,
  SLOT_UPDATE,
  TROLLEY_UPDATE,
  type HeaderClient,
  type HeaderEventDetails,
  type HeaderProps,
  type MountModule,
  type Role,
} from '../../contract';
import { createFakeView, FAKE_SESSIONS, withTotals, type FakeSession, type FakeView } from './fake-view';

/** Version that the fake header reports with `HEADER_READY`. */
export const FAKE_VERSION = '0.0.0-fake';

/** Names of the events that the header sends to its host. */
export type HeaderEventName = typeof HEADER_READY | typeof IDENTITY_CHANGED | typeof SEARCH_SUBMITTED;

/** Names of the events that a host sends to the header. */
export type HostEventName = typeof TROLLEY_UPDATE | typeof SLOT_UPDATE | typeof OPEN_SEARCH;

/** An event that the host has sent while the fake header was mounted. */
export type HostEvent = {
  readonly [Name in HostEventName]: { readonly name: Name; readonly detail: HeaderEventDetails[Name] };
}[HostEventName];

/** Options of a fake header. */
export interface FakeHeaderOptions {
  /** Who is signed in; `visitor` by default. */
  readonly session?: Role;
  /** Methods of the header's client. By default `loadFooter` and `loadContent` return empty lists. */
  readonly client?: Partial<HeaderClient>;
}

/** What a test can do with the fake header, and what the fake header has received. */
export interface FakeHeader {
  /** Whether a header is mounted. */
  readonly isMounted: boolean;
  /** The props of the last mount or update; undefined before the first. */
  readonly props: HeaderProps | undefined;
  /** The props of every mount and update, oldest first. */
  readonly renders: readonly HeaderProps[];
  /** The events that the host has sent, oldest first. */
  readonly hostEvents: readonly HostEvent[];
  /** Sends an event as the header does. `IDENTITY_CHANGED` also displays the session of that role. */
  readonly emit: <Name extends HeaderEventName>(name: Name, detail: HeaderEventDetails[Name]) => void;
}

const CLIENT: HeaderClient = {
  loadFooter: async () => ({ ok: true, value: [] }),
  loadContent: async () => ({ ok: true, value: { locations: [] } }),
};

interface State {
  session: FakeSession;
  view: FakeView | undefined;
  readonly renders: HeaderProps[];
  readonly hostEvents: HostEvent[];
}

/** Records the events of the host. `onChange` is called after each. Returns a function that removes the listeners. */
const recordHostEvents = (state: State, onChange: () => void): (() => void) => {
  const record = (event: HostEvent): void => {
    state.hostEvents.push(event);
    if (event.name === TROLLEY_UPDATE && event.detail.phase === 'finish' && event.detail.trolleyTotals)
      state.session = withTotals(state.session, event.detail.trolleyTotals);
    onChange();
  };
  const listener = ({ type, detail }: Event & { readonly detail?: unknown }): void =>
    record({ name: type, detail } as HostEvent);
  const names: readonly HostEventName[] = [TROLLEY_UPDATE, SLOT_UPDATE, OPEN_SEARCH];
  for (const name of names) document.addEventListener(name, listener);
  return () => {
    for (const name of names) document.removeEventListener(name, listener);
  };
};

/** Creates a fake of the remote: its `./mount`, and the object for tests. Nothing is requested and nothing waits. */
export const createFakeHeader = ({ session = 'visitor', client }: FakeHeaderOptions = {}) => {
  const state: State = { session: FAKE_SESSIONS[session], view: undefined, renders: [], hostEvents: [] };
  const emit: FakeHeader['emit'] = (name, detail) => {
    if (name === IDENTITY_CHANGED && 'role' in detail) state.session = FAKE_SESSIONS[detail.role];
    const props = state.renders.at(-1);
    if (props) state.view?.show(state.session, props);
    document.dispatchEvent(headerEvent(name, detail));
  };

  const mount: MountModule['mount'] = (element, props) => {
    const view = createFakeView((searchTerm) => emit(SEARCH_SUBMITTED, { searchTerm }));
    const render = (next: HeaderProps): void => {
      state.renders.push(next);
      view.show(state.session, next);
    };
    const showLatest = (): void => {
      const latest = state.renders.at(-1);
      if (latest) view.show(state.session, latest);
    };
    /** Like the real header, the fake is ready only after the call that mounts it has returned. */
    const announce = (): void => {
      if (state.view !== view) return;
      props.onReady?.({ ...CLIENT, ...client });
      emit(HEADER_READY, { version: FAKE_VERSION });
      emit(IDENTITY_CHANGED, { role: state.session.role });
    };
    const stop = recordHostEvents(state, showLatest);
    state.view = view;
    render(props);
    element.replaceChildren(view.node);
    queueMicrotask(announce);
    return {
      update: render,
      unmount: () => {
        stop();
        if (state.view === view) state.view = undefined;
        element.replaceChildren();
      },
    };
  };

  const fake: FakeHeader = {
    get isMounted() {
      return state.view !== undefined;
    },
    get props() {
      return state.renders.at(-1);
    },
    renders: state.renders,
    hostEvents: state.hostEvents,
    emit,
  };
  return { mount, fake };
};
