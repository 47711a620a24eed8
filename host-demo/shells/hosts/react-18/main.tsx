import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { mountHeader } from '../../../../federation/loader';
import { readShellConfig } from '../../shop/shell-config';
import { HostPage, kindIn } from '../HostPage';

const { header, loader } = readShellConfig(document);

/** React 18 keeps the element; what stands in it is the header's, on a React of its own. */
const HeaderElement = () => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!element.current) return;
    const mounted = mountHeader(element.current, loader, { config: header });
    return () => mounted.unmount();
  }, []);
  return <div ref={element} />;
};

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <>
      <HeaderElement />
      <HostPage kind={kindIn(document)} />
    </>,
  );
