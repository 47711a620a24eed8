import { useId, useState, type ReactNode, type TextareaHTMLAttributes } from 'react';
import { CHARACTER_LEFT, CHARACTERS_LEFT, OPTIONAL, REQUIRED } from './texts';
import { useText } from './use-text';
import * as styles from './TextArea.module.css';

const MARKERS = { required: REQUIRED, optional: OPTIONAL } as const;

interface TextAreaProps extends Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'className' | 'id' | 'maxLength'
> {
  readonly label: ReactNode;
  /** Maximum number of characters; undefined for no limit. */
  readonly maxLength?: number | undefined;
  /** Rendered after the label; omitted by default. */
  readonly marker?: 'required' | 'optional' | undefined;
  /** Error message; undefined while the text is valid. */
  readonly error?: string | undefined;
}

/** A text field of several lines, with the number of characters left if it has a maximum length [CONT-8]. */
export const TextArea = ({ label, marker, error, maxLength, onChange, ...field }: TextAreaProps) => {
  const id = useId();
  const t = useText();
  const [typed, setTyped] = useState(String(field.defaultValue ?? ''));
  const text = field.value ?? typed;
  const left = maxLength === undefined ? undefined : maxLength - String(text).length;
  const describedBy = [error && `${id}-error`, left !== undefined && `${id}-left`].filter(Boolean).join(' ');
  return (
    <div className={styles.box} data-invalid={Boolean(error)}>
      <label htmlFor={id} className={styles.label}>
        <span>{label}</span>
        {marker && <span className={styles.marker}>{` (${t(MARKERS[marker])})`}</span>}
      </label>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <textarea
        rows={4}
        {...field}
        id={id}
        className={styles.field}
        maxLength={maxLength}
        required={marker === 'required'}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
      />
      {left !== undefined && (
        <p id={`${id}-left`} className={styles.left}>
          {t(left === 1 ? CHARACTER_LEFT : CHARACTERS_LEFT, { count: left })}
        </p>
      )}
    </div>
  );
};
