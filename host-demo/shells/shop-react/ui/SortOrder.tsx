const labels: Readonly<Record<string, string>> = {
  relevance: 'Most relevant',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  name: 'Name: A to Z',
};

interface SortOrderProps {
  /** The `sortBy` of `getProducts`; an unknown order is displayed as relevance. */
  readonly sortBy: string;
  readonly onChange: (sortBy: string) => void;
}

/** A select of the order in which products are listed. */
export const SortOrder = ({ sortBy, onChange }: SortOrderProps) => (
  <form>
    <label htmlFor="sort-by">Sort by</label>
    <select
      id="sort-by"
      className="select"
      value={Object.hasOwn(labels, sortBy) ? sortBy : 'relevance'}
      onChange={(event) => {
        onChange(event.target.value);
      }}
    >
      {Object.entries(labels).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </form>
);
