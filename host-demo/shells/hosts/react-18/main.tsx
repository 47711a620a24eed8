import { useEffect, useRef } from 'react';
import { mountHeader } from '../../../../federation/loader';
import { readShellConfig } from '../../shop/shell-config';
import { renderHost } from '../HostPage';

const { header, loader } = readShellConfig(document);

/** React 18 owns the element; its content belongs to the header, which uses its own React. */
const HeaderElement = () => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!element.current) return;
    const mounted = mountHeader(element.current, loader, { config: header });
    return () => mounted.unmount();
  }, []);
  return <div ref={element} />;
};

renderHost(<HeaderElement />);
