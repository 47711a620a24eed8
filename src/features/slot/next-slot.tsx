import { Fragment, useEffect, useState } from 'react';
import type { HeaderContext } from '../../context/context';
import { clockTime, shortDay } from '../../kernel/london-time';
import { at, readInstant, readText } from '../../kernel/read';
import type { Translate } from '../../kernel/translate';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import * as styles from './NextSlot.module.css';
import { NEXT_FREE_SLOT, TODAY, TOMORROW } from './texts';

const DAY_MS = 86_400_000;

const isSameDay = (one: Date, other: Date): boolean => shortDay(one) === shortDay(other);

/**
 * Formats what a host's adapter returned: 'Today 4pm', in London time, '- 5pm' if there is an end, and '· GU99' if there is a
 * postcode. What does not fit is left out from the end. Returns nothing for a slot that has no valid start or has begun.
 *
 * @param now the shop's time in epoch milliseconds
 */
export const nextSlotTexts = (given: unknown, now: number, t: Translate): readonly string[] => {
  const start = readInstant(at(given, 'start'));
  if (!start || start.getTime() <= now) return [];
  const end = readInstant(at(given, 'end'));
  const postcode = readText(at(given, 'postcode'));
  const dayOf = () => {
    if (isSameDay(start, new Date(now))) return t(TODAY);
    return isSameDay(start, new Date(now + DAY_MS)) ? t(TOMORROW) : shortDay(start, t);
  };
  return [
    `${dayOf()} ${clockTime(start, t)}`,
    ...(end ? [`- ${clockTime(end, t)}`] : []),
    ...(postcode ? [`· ${postcode}`] : []),
  ];
};

/** The next free slot of the host, below 'Book a slot'. Renders nothing until it is known, and after a failure. */
export const NextSlot = ({ context }: { readonly context: HeaderContext }) => {
  const { adapters, services, t, withTimeout } = context;
  const [texts, setTexts] = useState<readonly string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const given = await withTimeout(Promise.resolve(adapters().slots?.next?.()));
      if (isCurrent) setTexts(nextSlotTexts(given, services.shopClock.now(), t));
    };
    // The link to book a slot is complete without it.
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [adapters, services, t, withTimeout]);
  return (
    texts.length > 0 && (
      <span className={styles.next}>
        <VisuallyHidden>{NEXT_FREE_SLOT}</VisuallyHidden>
        {texts.map((text) => (
          <Fragment key={text}>
            {' '}
            <span>{text}</span>
          </Fragment>
        ))}
      </span>
    )
  );
};
