import { HAS_RUN, HEADER_WANTED, whenWanted, type WantedHeader } from './when-wanted';

const load = jest.fn();
const runScript = jest.fn();
let stop: (() => void) | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  load.mockClear();
  document.head.replaceChildren();
  document.body.replaceChildren();
});
afterEach(() => {
  stop?.();
  jest.useRealTimers();
});

/** Adds the script of the first frame, and returns what it does once it has run: it makes the loader wait. */
const addFrame = () => {
  const script = document.createElement('script');
  // Not its source, which jsdom would request.
  script.setAttribute('src', '/v1/frame.js');
  script.type = 'text/plain';
  document.head.append(script);
  document.body.append(document.createElement('shop-header'));
  const wanted: WantedHeader[] = [];
  const run = () => {
    script.dataset[HAS_RUN] = '';
    const keep = (event: Event) => {
      event.preventDefault();
      wanted.push((event as CustomEvent<WantedHeader>).detail);
    };
    document.addEventListener(HEADER_WANTED, keep);
    stop = () => document.removeEventListener(HEADER_WANTED, keep);
    script.dispatchEvent(new Event('load'));
  };
  return { script, run, wanted };
};

describe('whenWanted', () => {
  it('loads the header at once in a page without a first frame [FED-8]', () => {
    whenWanted(load, runScript);
    jest.runAllTimers();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('does not wait for a script of this name in a page without a place for the frame', () => {
    addFrame();
    document.body.replaceChildren();
    whenWanted(load, runScript);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('lets the first frame decide, also one whose script has not run yet [FED-8]', () => {
    const { run, wanted } = addFrame();
    whenWanted(load, runScript);
    expect(load).not.toHaveBeenCalled();
    run();
    jest.runAllTimers();
    whenWanted(load, runScript);
    const detail = { load, runScript };
    expect([load.mock.calls.length, wanted]).toEqual([0, [detail, detail]]);
  });

  it.each([
    [
      'has failed to load',
      ({ script }: ReturnType<typeof addFrame>) => script.dispatchEvent(new Event('error')),
    ],
    ['has not loaded in 1 s', () => jest.advanceTimersByTime(1_000)],
  ])('loads the header when the script of the frame %s [ERR-6]', (_, end) => {
    const frame = addFrame();
    whenWanted(load, runScript);
    end(frame);
    expect(load).toHaveBeenCalledTimes(1);
    jest.runAllTimers();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
