import * as styles from './Badge.module.css';

export const BADGE_TYPES = [
  'default',
  'danger',
  'offer',
  'success',
  'warning',
  'neutral',
  'green',
  'valueGreen',
  'seasonal',
  'limitedEdition',
  'wineEvent',
] as const;

interface BadgeProps {
  /** One of {@link BADGE_TYPES}; any other value is rendered as 'default'. */
  readonly type: string;
  readonly text: string;
}

/** A short coloured label [CONT-8]. */
export const Badge = ({ type, text }: BadgeProps) => (
  <span className={styles.badge} data-type={BADGE_TYPES.find((known) => known === type) ?? 'default'}>
    {text}
  </span>
);
