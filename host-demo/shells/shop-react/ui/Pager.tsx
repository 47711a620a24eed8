interface PagerProps {
  /** The current page; the first page is 1. */
  readonly page: number;
  /** The number of pages. */
  readonly pages: number;
  readonly onChange: (page: number) => void;
}

/** Buttons to the previous and the next page of results. */
export const Pager = ({ page, pages, onChange }: PagerProps) => (
  <nav aria-label="Pages of results" className="pager">
    <button
      type="button"
      className="button button--quiet"
      disabled={page <= 1}
      onClick={() => {
        onChange(page - 1);
      }}
    >
      Previous
    </button>
    <span>
      Page {page} of {pages}
    </span>
    <button
      type="button"
      className="button button--quiet"
      disabled={page >= pages}
      onClick={() => {
        onChange(page + 1);
      }}
    >
      Next
    </button>
  </nav>
);
