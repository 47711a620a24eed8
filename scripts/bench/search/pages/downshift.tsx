import { useCombobox } from 'downshift';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchSuggestions, MIN_TERM_LENGTH } from './fetch-suggestions';

const NONE: readonly string[] = [];

const Search = () => {
  const [terms, setTerms] = useState(NONE);
  const newest = useRef('');
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox({
    items: [...terms],
    onInputValueChange: ({ inputValue }) => {
      newest.current = inputValue;
      if (inputValue.length < MIN_TERM_LENGTH) {
        setTerms(NONE);
        return;
      }
      void fetchSuggestions(inputValue).then((response) => {
        if (newest.current === inputValue) setTerms(response);
      });
    },
  });
  return (
    <div>
      <input {...getInputProps({ 'aria-label': 'Search', placeholder: 'Search groceries...' })} />
      <ul {...getMenuProps()}>
        {isOpen &&
          terms.map((item, index) => (
            <li
              key={item}
              style={index === highlightedIndex ? { background: '#ddd' } : undefined}
              {...getItemProps({ item, index })}
            >
              {item}
            </li>
          ))}
      </ul>
    </div>
  );
};

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Search />);
