import { findDictation } from './dictate';

/** A browser's speech recognition, which the test makes recognise something. */
class FakeRecognition extends EventTarget {
  static latest: FakeRecognition | undefined;
  lang = '';
  isAborted = false;
  start() {
    FakeRecognition.latest = this;
  }
  abort() {
    this.isAborted = true;
  }
  emit(type: string, fields: object = {}) {
    this.dispatchEvent(Object.assign(new Event(type), fields));
  }
}

beforeEach(() => {
  Reflect.set(window, 'webkitSpeechRecognition', FakeRecognition);
});
afterEach(() => {
  Reflect.deleteProperty(window, 'webkitSpeechRecognition');
  jest.useRealTimers();
});

const listen = () => {
  const ended = new AbortController();
  const result = findDictation()?.(ended.signal);
  const recognition = FakeRecognition.latest;
  if (!result || !recognition) throw new Error('nothing listens');
  return { result, recognition, ended };
};

describe('findDictation', () => {
  it('recognises British English [SRCH-9]', async () => {
    const { result, recognition } = listen();
    expect(recognition.lang).toBe('en-GB');
    recognition.emit('result', { results: [[{ transcript: ' oat milk ' }]] });
    await expect(result).resolves.toEqual({ text: 'oat milk' });
  });

  it.each([
    ['not-allowed', 'blocked'],
    ['audio-capture', 'blocked'],
    ['network', 'nothing'],
  ])('reports the error %s as %s [SRCH-9]', async (error, failure) => {
    const { result, recognition } = listen();
    recognition.emit('error', { error });
    await expect(result).resolves.toBe(failure);
  });

  it.each([{}, { results: [] }, { results: [[{ transcript: ' ' }]] }])(
    'reports a result without text as nothing, %j [SRCH-9]',
    async (fields) => {
      const { result, recognition } = listen();
      recognition.emit('result', fields);
      await expect(result).resolves.toBe('nothing');
    },
  );

  it('stops listening at the end, at a signal and after 10 seconds [SRCH-9]', async () => {
    jest.useFakeTimers();
    const ended = listen();
    ended.recognition.emit('end');
    await expect(ended.result).resolves.toBe('nothing');
    expect(jest.getTimerCount()).toBe(0);
    const aborted = listen();
    aborted.ended.abort();
    await expect(aborted.result).resolves.toBe('nothing');
    expect(aborted.recognition.isAborted).toBe(true);
    const late = listen();
    jest.advanceTimersByTime(10_000);
    await expect(late.result).resolves.toBe('nothing');
  });
});
