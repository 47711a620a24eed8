import type { Tamper } from '../../testing/release-server';

/** Changes the responses of files whose path ends like this. */
export const onFile =
  (ending: string, change: (...args: Parameters<Tamper>) => ReturnType<Tamper>): Tamper =>
  (key, ...rest) =>
    key.endsWith(ending) ? change(key, ...rest) : undefined;

export const withHeaders = (ending: string, headers: Readonly<Record<string, string | undefined>>): Tamper =>
  onFile(ending, (_key, prepared) => {
    for (const [name, value] of Object.entries(headers)) {
      if (value === undefined) Reflect.deleteProperty(prepared.headers, name);
      else prepared.headers[name] = value;
    }
    return true;
  });

export const withBody = (ending: string, change: (text: string) => string): Tamper =>
  onFile(ending, (_key, prepared) => {
    prepared.body = Buffer.from(change(prepared.body.toString()));
    return true;
  });

export const withStatus = (
  ending: string,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Tamper =>
  onFile(ending, (_key, prepared) => {
    prepared.status = status;
    Object.assign(prepared.headers, headers);
    return true;
  });
