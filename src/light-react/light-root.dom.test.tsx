import {
  Component,
  createContext,
  memo,
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { renderToString } from 'react-dom/server';
import { createStore } from 'zustand/vanilla';
import { createLightRoot } from './light-root';

let container: HTMLElement;
let failures = 0;
beforeEach(() => {
  failures = 0;
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  container.remove();
});

/** Returns an element with this content. */
const parse = (html: string): Element | null =>
  new DOMParser().parseFromString(`<div>${html}</div>`, 'text/html').body.firstElementChild;

const createRoot = () => createLightRoot(container, () => (failures += 1));
const render = (node: ReactNode) => {
  const root = createRoot();
  root.render(node);
  return root;
};

/** Waits until an update that was scheduled has been rendered. */
const updated = () => Promise.resolve();

const Colour = createContext('red');
const Ids = ({ count }: { readonly count: number }) => {
  const [one, two] = [useId(), useId()];
  return (
    <i id={one} title={two} lang={use(Colour)}>
      {count > 0 && <Ids count={count - 1} />}
      {[count, count + 1].map((each) => (
        <b key={each}>{each}</b>
      ))}
    </i>
  );
};
const Remembered = memo(Ids);

describe('a first render', () => {
  it.each<[string, ReactNode]>([
    ['texts, numbers and nothing', ['a', 1, null, false, '', undefined, true, 'b']],
    ['lists in lists', [['a', ['b']], <i key="i">{['c', 'd']}</i>]],
    [
      'attributes of HTML',
      <input key="x" className="c" spellCheck={false} maxLength={3} defaultValue="milk" />,
    ],
    [
      'attributes of SVG',
      <svg key="s" viewBox="0 0 1 1" strokeWidth={2} focusable="false">
        <path d="M0 0" />
      </svg>,
    ],
    [
      'true, false and missing values',
      <div key="d" hidden inert={false} aria-busy={false} data-on tabIndex={-1} title={undefined} />,
    ],
    ['a style', <div key="t" style={{ '--sh-reached': '50%', minBlockSize: 62 } as object} />],
    [
      'ids at every depth',
      [
        <Ids key="a" count={9} />,
        <Remembered key="b" count={3} />,
        <p key="c">
          <Ids count={1} />
        </p>,
      ],
    ],
    [
      'a context',
      <Colour key="c" value="blue">
        <Ids count={1} />
      </Colour>,
    ],
    [
      'a fragment',
      <>
        <b>1</b>
        <>
          <b>2</b>
        </>
      </>,
    ],
  ])('has the nodes that React renders on a server: %s', (_, node) => {
    render(node);
    const expected = parse(renderToString(node, { identifierPrefix: 'sh-' }).replaceAll('<!-- -->', ''));
    // The browser writes styles in its own way.
    for (const each of expected?.querySelectorAll<HTMLElement>('[style]') ?? []) each.style.cssText += '';
    container.normalize();
    expect(container).toEqual(expected);
  });

  it('uses the nodes of a server, and leaves its attributes as they are', () => {
    const node = (
      <p title="a">
        one <b>two</b>
      </p>
    );
    container.append(
      ...(parse(renderToString(node).replace('title="a"', 'title="changed"'))?.childNodes ?? []),
    );
    const nodes = [...container.querySelectorAll('*')];
    render(node);
    expect([...container.querySelectorAll('*')]).toEqual(nodes);
    expect(container).toEqual(parse('<p title="changed">one <b>two</b></p>'));
  });
});

it('renders no function: a host may have added one to the prototype of all objects', () => {
  render([<b key="b">{(() => 'x') as never}</b>, 'a']);
  expect(container).toEqual(parse('<b></b>a'));
});

describe('an update', () => {
  it('follows a store, and keeps the nodes that stay', async () => {
    const store = createStore<{ readonly names: readonly string[] }>()(() => ({ names: ['a', 'b', 'c'] }));
    const List = () =>
      useSyncExternalStore(store.subscribe, () => store.getState().names).map((name) => (
        <li key={name} title={name === 'b' ? undefined : name}>
          {name}
        </li>
      ));
    render(<List />);
    const [a, , c] = container.children;
    store.setState({ names: ['c', 'd', 'a'] });
    await updated();
    expect(container).toEqual(parse('<li title="c">c</li><li title="d">d</li><li title="a">a</li>'));
    expect([container.children[0], container.children[2]]).toEqual([c, a]);
  });

  it('renders only what has changed, at any depth', async () => {
    const store = createStore<{ readonly count: number }>()(() => ({ count: 0 }));
    const rendered: string[] = [];
    const Named = ({ name, children }: { readonly name: string; readonly children?: ReactNode }) => {
      rendered.push(name);
      return <b title={name}>{children}</b>;
    };
    const Count = () => {
      rendered.push('count');
      return useSyncExternalStore(store.subscribe, () => store.getState().count);
    };
    render(
      <Named name="outer">
        <Named name="before" />
        <i>
          <Count />
        </i>
      </Named>,
    );
    rendered.length = 0;
    store.setState({ count: 1 });
    await updated();
    expect(rendered).toEqual(['count']);
    expect(container).toEqual(parse('<b title="outer"><b title="before"></b><i>1</i></b>'));
  });

  it('does not put nodes back that the page has taken out', async () => {
    const store = createStore<{ readonly count: number }>()(() => ({ count: 0 }));
    const Count = () => <b>{useSyncExternalStore(store.subscribe, () => store.getState().count)}</b>;
    render(<Count />);
    container.replaceChildren('links');
    store.setState({ count: 1 });
    await updated();
    expect(container.textContent).toBe('links');
  });

  it('renders those that read a context whose value has changed', async () => {
    let setColour: (colour: string) => void = () => undefined;
    const Reader = () => <i lang={use(Colour)} />;
    const Provider = ({ children }: { readonly children: ReactNode }) => {
      const [colour, set] = useState('blue');
      useEffect(() => {
        setColour = set;
      }, []);
      return <Colour value={colour}>{children}</Colour>;
    };
    render(
      <Provider>
        <Reader />
      </Provider>,
    );
    setColour('green');
    await updated();
    expect(container).toEqual(parse('<i lang="green"></i>'));
  });

  it('renders again for a state, at once for one that changes while its component renders', async () => {
    let increase: () => void = () => undefined;
    const Counter = () => {
      const [count, setCount] = useState(0);
      const [double, setDouble] = useState(0);
      if (double !== 2 * count) setDouble(2 * count);
      useEffect(() => {
        increase = () => setCount((before) => before + 1);
      }, []);
      return `${String(count)} ${String(double)}`;
    };
    render(<Counter />);
    increase();
    increase();
    await updated();
    expect(container.textContent).toBe('2 4');
  });

  it('runs effects after refs, children first, and again only for other dependencies', () => {
    const events: string[] = [];
    const Child = ({ name }: { readonly name: string }) => {
      const ref = useRef<HTMLElement>(null);
      useEffect(() => {
        events.push(`effect ${name}`);
        return () => void events.push(`end ${name}`);
      }, [name]);
      useLayoutEffect(() => void events.push(`layout ${name} ${String(ref.current?.tagName)}`), [name]);
      return <b ref={ref} />;
    };
    const Parent = ({ name }: { readonly name: string }) => {
      useLayoutEffect(() => void events.push('parent'), []);
      return <Child name={name} />;
    };
    const root = render(<Parent name="a" />);
    root.render(<Parent name="a" />);
    root.render(<Parent name="b" />);
    root.unmount();
    expect(events).toEqual(['layout a B', 'parent', 'effect a', 'layout b B', 'end a', 'effect b', 'end b']);
    expect(container.childNodes).toHaveLength(0);
  });

  it('passes an element to a function, and null when it leaves', () => {
    const seen: (string | undefined)[] = [];
    const Field = () => <b ref={useCallback((node: Element | null) => void seen.push(node?.tagName), [])} />;
    const root = render(<Field />);
    root.render(<Field />);
    root.render(null);
    expect(seen).toEqual(['B', undefined]);
  });
});

class Boundary extends Component<{ readonly children: ReactNode }> {
  override render() {
    return this.props.children;
  }
}
const Broken = (): ReactNode => {
  throw new Error('broken');
};

it('leaves a broken region out, and says so', () => {
  render([
    <b key="a">a</b>,
    <Boundary key="b">
      <Broken />
    </Boundary>,
    <b key="c">c</b>,
  ]);
  expect(container).toEqual(parse('<b>a</b><b>c</b>'));
  expect(failures).toBe(1);
});
