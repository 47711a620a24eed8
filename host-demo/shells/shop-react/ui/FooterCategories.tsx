import { useEffect, useRef, useState } from 'react';
import type { FooterCategory, HeaderClient } from '../../../../federation/contract';
import { whenNearView } from '../../shop/near-view';
import { Link } from './Link';

const CategoryLink = ({ name, href }: FooterCategory) => (href ? <Link href={href}>{name}</Link> : name);

interface FooterCategoriesProps {
  /** Undefined until the header is ready. */
  readonly client: HeaderClient | undefined;
}

/** The footer's categories, which the header loads once the footer is near the viewport [MEGA-10]. */
export const FooterCategories = ({ client }: FooterCategoriesProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [roots, setRoots] = useState<readonly FooterCategory[]>([]);
  useEffect(() => {
    if (!client || !place.current) return undefined;
    return whenNearView(place.current, () => {
      void client.loadFooter().then((result) => {
        // Without its categories the footer keeps its other links.
        if (result.ok) setRoots(result.value);
      });
    });
  }, [client]);
  return (
    <div ref={place} className="page-footer__categories">
      {roots.map((root) => (
        <section key={root.id}>
          <h2>
            <CategoryLink {...root} />
          </h2>
          <ul>
            {root.categories.map((category) => (
              <li key={category.id}>
                <CategoryLink {...category} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
