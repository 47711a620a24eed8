import { accountLinks } from '../../shop/account-links';
import { paths } from '../../shop/paths';
import type { ShoppingList } from '../../shop/shell-config';
import { useShop } from '../../shop-react/state/shop';
import { Heading } from '../../shop-react/ui/Heading';
import { Link } from '../../shop-react/ui/Link';

const AccountLinks = () => (
  <nav className="aisles" aria-label="Your account">
    <h2>Your account</h2>
    <ul>
      {accountLinks.map(([name, href]) => (
        <li key={href}>
          <Link href={href} aria-current={href === paths.lists ? 'page' : undefined}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

interface ListCardProps {
  readonly list: ShoppingList;
  /** Its place among the customer's lists, from 0. */
  readonly index: number;
}

const ListCard = ({ list: { name, lineNumbers }, index }: ListCardProps) => (
  <li>
    <div className="card">
      <h2>{name}</h2>
      <p>{lineNumbers.length} products</p>
      <div className="actions">
        <Link
          className="button button--quiet"
          href={`${paths.buylist}?${new URLSearchParams({ lineNumbers: lineNumbers.join(',') }).toString()}`}
        >
          View
        </Link>
        <form method="post" action={`${paths.lists}/${String(index)}/add`}>
          <button className="button" type="submit">
            Add all to trolley
          </button>
        </form>
      </div>
    </div>
  </li>
);

/** The lists that the customer saved. */
export const ListsView = () => {
  const { lists = [] } = useShop().config;
  return (
    <div className="account">
      <AccountLinks />
      <div>
        <Heading>Lists</Heading>
        <ul className="cards">
          {lists.map((list, index) => (
            <ListCard key={list.name} list={list} index={index} />
          ))}
        </ul>
      </div>
    </div>
  );
};
