import type * as React from 'react';
import type { HeaderProps, MountedHeader, MountModule } from '../../contract';

/** The part of React that the fake component uses: of the host's own React. */
export type ReactHooks = Pick<typeof React, 'createElement' | 'useLayoutEffect' | 'useRef'>;

/** Creates the component of the fake remote's `./Header`, over the fake of `./mount`. */
export const createFakeComponent = (
  { createElement, useLayoutEffect, useRef }: ReactHooks,
  mount: MountModule['mount'],
): React.ComponentType<HeaderProps> => {
  const FakeHeader = (props: HeaderProps): React.ReactNode => {
    const place = useRef<HTMLDivElement>(null);
    const mounted = useRef<MountedHeader>(undefined);
    const latest = useRef(props);
    useLayoutEffect(() => {
      if (!place.current) return undefined;
      mounted.current = mount(place.current, latest.current);
      return () => mounted.current?.unmount();
    }, []);
    useLayoutEffect(() => {
      if (latest.current === props) return;
      latest.current = props;
      mounted.current?.update(props);
    });
    return createElement('div', { ref: place });
  };
  return FakeHeader;
};
