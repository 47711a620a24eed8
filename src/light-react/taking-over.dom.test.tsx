import { act } from '@testing-library/react';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createStore } from 'zustand/vanilla';
import { createLightRoot } from './light-root';

it('leaves nodes that React takes over as they are, whatever states and stores have become', async () => {
  const store = createStore<{ readonly text: string }>()(() => ({ text: 'first' }));
  let open: () => void = () => undefined;
  const Panel = () => {
    const id = useId();
    const [isOpen, setOpen] = useState(false);
    useEffect(() => {
      open = () => setOpen(true);
    }, []);
    const get = () => store.getState().text;
    const text = useSyncExternalStore(store.subscribe, get, get);
    return (
      <p id={id}>
        {text}
        {isOpen && <b>open</b>}
      </p>
    );
  };
  const container = document.body.appendChild(document.createElement('div'));
  const root = createLightRoot(container, () => undefined);
  root.render([<i key="i" />, <Panel key="p" />]);
  open();
  store.setState({ text: 'second' });
  await Promise.resolve();
  expect(container.textContent).toBe('secondopen');
  root.settle();
  const nodes = [...container.querySelectorAll('*')];
  const recovered: unknown[] = [];
  await act(() =>
    hydrateRoot(container, [<i key="i" />, <Panel key="p" />], {
      identifierPrefix: 'sh-',
      onRecoverableError: (error) => void recovered.push(error),
    }),
  );
  expect([...container.querySelectorAll('*')]).toEqual(nodes);
  expect(container.textContent).toBe('second');
  expect(recovered).toEqual([]);
  container.remove();
});
