import { ROOT_IDS } from '../api/categories';
import { useCategories } from '../state/use-categories';
import { CategoryTiles } from '../ui/CategoryTiles';
import { Heading } from '../../shop-react/ui/Heading';
import { ErrorMessage } from '../../shop-react/ui/ErrorMessage';

/** Every aisle of the shop. */
export const BrowseView = () => {
  const { tree, pending } = useCategories();
  const roots = Object.values(ROOT_IDS).flatMap((id) => tree?.byId.get(id) ?? []);
  return (
    <>
      <Heading>Browse the shop</Heading>
      {!tree && !pending ? <ErrorMessage what="our aisles" /> : null}
      {roots.map((root) => (
        <section key={root.id} aria-label={root.name}>
          <h2>{root.name}</h2>
          <CategoryTiles categories={tree?.childrenOf(root) ?? []} />
        </section>
      ))}
    </>
  );
};
