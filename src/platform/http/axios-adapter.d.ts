// axios exports these modules without types.
declare module 'axios/unsafe/adapters/xhr.js' {
  import type { AxiosPromise, AxiosRequestConfig } from 'axios';

  const send: (config: AxiosRequestConfig) => AxiosPromise<string>;
  export default send;
}

declare module 'axios/unsafe/cancel/CanceledError.js' {
  import { CanceledError } from 'axios';

  export default CanceledError;
}

declare module 'axios/unsafe/cancel/isCancel.js' {
  const isCancel: (value: unknown) => boolean;
  export default isCancel;
}
