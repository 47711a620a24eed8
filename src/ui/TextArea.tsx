import { useId, useState, type ReactNode, type TextareaHTMLAttributes } from 'react';
import * as styles from './TextArea.module.css';

interface TextAreaProps extends Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'className' | 'id' | 'maxLength'
> {
  readonly label: ReactNode;
  /** Characters; undefined for as many as one likes. */
  readonly maxLength?: number | undefined;
  /** Said after the label; nothing unless told. */
  readonly marker?: 'required' | 'optional' | undefined;
  /** What is wrong with the text; undefined while nothing is. */
  readonly error?: string | undefined;
}

/** A text of several lines, with what is left of its length where it has one [CONT-8]. */
export const TextArea = ({ label, marker, error, maxLength, onChange, ...field }: TextAreaProps) => {
  const id = useId();
  const [typed, setTyped] = useState(String(field.defaultValue ?? ''));
  const text = field.value ?? typed;
  const left = maxLength === undefined ? undefined : maxLength - String(text).length;
  const describedBy = [error && `${id}-error`, left !== undefined && `${id}-left`].filter(Boolean).join(' ');
  return (
    <div className={styles.box} data-invalid={Boolean(error)}>
      <label htmlFor={id} className={styles.label}>
        {label} {marker && <span className={styles.marker}>({marker})</span>}
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
          {left} characters left
        </p>
      )}
    </div>
  );
};
