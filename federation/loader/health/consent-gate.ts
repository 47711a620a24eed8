import type { HealthMeasurement, HealthSink } from './measurement';
import { documentProperty } from '../../contract/document-property';

/** Older measurements are dropped above this number. */
const MAX_WAITING = 100;

const ANALYTICS_COOKIES = ['wtr_cookie_consent', 'wtr_cookies_analytics'] as const;

/** Returns what a cookie says: undefined if it is missing. Any value but `true` and `1` is a refusal. */
const consentIn = (cookies: string, name: string): boolean | undefined => {
  const [, value] = new RegExp(`^(?:.*;\\s*)?${name}=([^;]*)`).exec(cookies) ?? [];
  return value === undefined ? undefined : value === 'true' || value === '1';
};

/** Returns whether the shopper has consented to analytics; undefined if the shopper has not decided [AUTH-8]. */
export const analyticsConsent = (cookies: string): boolean | undefined => {
  const answers = ANALYTICS_COOKIES.map((name) => consentIn(cookies, name));
  if (answers.includes(false)) return false;
  return answers.includes(undefined) ? undefined : true;
};

const readCookies = (): string => {
  try {
    return documentProperty(document, 'cookie');
  } catch {
    return '';
  }
};

/**
 * Creates a function that passes measurements to the sink once the shopper has consented. They wait for the decision, and
 * a refusal discards them. Consent is read for each measurement, and for those that wait when `check` is called.
 */
export const createConsentGate = ({
  report,
  isAllowed = () => analyticsConsent(readCookies()),
}: HealthSink) => {
  const waiting: HealthMeasurement[] = [];
  const check = (): void => {
    try {
      const allowed = isAllowed();
      if (allowed === undefined) return;
      for (const measurement of waiting.splice(0)) if (allowed) report(measurement);
    } catch (error) {
      console.error(error);
    }
  };
  return {
    send: (measurement: HealthMeasurement): void => {
      waiting.push(measurement);
      if (waiting.length > MAX_WAITING) waiting.shift();
      check();
    },
    check,
  };
};
