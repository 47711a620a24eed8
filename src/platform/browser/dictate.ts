/** How long the browser listens at most, in milliseconds. */
const LIMIT_MS = 10_000;

/** The part of a browser's SpeechRecognition that the header uses. TypeScript has no type for it. */
interface Recognition extends EventTarget {
  lang: string;
  readonly start: () => void;
  readonly abort: () => void;
}

/** Why nothing was recognised: the microphone may not be used, or there was no speech. */
export type DictationFailure = 'blocked' | 'nothing';

/**
 * Listens for one phrase of British English. The promise never rejects.
 *
 * @param signal stops listening
 */
export type Dictate = (signal: AbortSignal) => Promise<{ readonly text: string } | DictationFailure>;

const transcriptOf = (event: Event): string => {
  const results: unknown = Reflect.get(event, 'results');
  const best: unknown = Reflect.get(Object(Reflect.get(Object(results), 0)), 0);
  return String(Reflect.get(Object(best), 'transcript') ?? '').trim();
};

/** Returns a function that recognises speech; undefined in browsers that cannot. */
export const findDictation = (): Dictate | undefined => {
  const found: unknown =
    Reflect.get(window, 'SpeechRecognition') ?? Reflect.get(window, 'webkitSpeechRecognition');
  if (typeof found !== 'function') return undefined;
  const create = found as new () => Recognition;
  return (signal) =>
    new Promise((resolve) => {
      const recognition = new create();
      recognition.lang = 'en-GB';
      recognition.addEventListener('result', (event) => {
        const text = transcriptOf(event);
        resolve(text ? { text } : 'nothing');
      });
      recognition.addEventListener('error', (event) => {
        resolve(
          /not-allowed|audio-capture/.test(String(Reflect.get(event, 'error'))) ? 'blocked' : 'nothing',
        );
      });
      const stop = () => {
        recognition.abort();
        resolve('nothing');
      };
      const timer = setTimeout(stop, LIMIT_MS);
      recognition.addEventListener('end', () => {
        clearTimeout(timer);
        resolve('nothing');
      });
      signal.addEventListener('abort', stop);
      recognition.start();
    });
};
