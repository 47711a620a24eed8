import * as styles from './Figures.module.css';
import { CHANGES_TO } from './texts';
import { useText } from './use-text';

export interface Figure {
  /** Translated. */
  readonly name: string;
  readonly value: string;
  /** The value that it replaces; shown only when it differs. */
  readonly before?: string | undefined;
}

/** A block in a dialog, with a few values and their names. A replaced value is in front of the new one: '£54.60 → £56.00'. */
export const Figures = ({ figures }: { readonly figures: readonly Figure[] }) => {
  const t = useText();
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, before = value }) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          {/* A new element, because a browser that translates the page may have replaced the text between the values. */}
          <dd key={before === value ? 'same' : 'changed'}>
            {before !== value && (
              <>
                <span>{before}</span>{' '}
                <span role="img" aria-label={t(CHANGES_TO)}>
                  →
                </span>{' '}
              </>
            )}
            <b>{value}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
};
