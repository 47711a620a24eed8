import { consumes, initContainerEntry } from './sharing';

type Consumes = Parameters<typeof consumes>[0];

const SHARED_MODULE = { name: 'shared' };
const OWN = { name: 'own' };

/** Creates a chunk that needs one shared module, as webpack's generated code describes it. */
const chunkNeeding = (shareKey: string, fallback: () => Promise<() => unknown>) => {
  const options: Consumes = {
    chunkId: '7',
    chunkMapping: { 7: ['42'] },
    installedModules: {},
    promises: [],
    webpackRequire: {
      m: {},
      consumesLoadingData: { moduleIdToConsumeDataMapping: { 42: { shareKey, fallback } } },
    },
  };
  return {
    load: async () => {
      consumes(options);
      await Promise.all(options.promises.splice(0));
      const module = { exports: undefined as unknown };
      options.webpackRequire.m['42']?.(module);
      return module.exports;
    },
  };
};

const share = (name: string, module: unknown) => {
  initContainerEntry({
    shareScope: { [name]: { '19.0.0': { get: () => () => module } } },
  });
};

const own = () => Promise.resolve(() => OWN);

it("uses the remote's own module if the page shares none [FED-1]", async () => {
  expect(await chunkNeeding('alone', own).load()).toBe(OWN);
});

it('uses the module that the page shared first, and loads none [FED-1]', async () => {
  const fetched = jest.fn(own);
  share('shared', SHARED_MODULE);
  share('shared', OWN);
  expect(await chunkNeeding('shared', fetched).load()).toBe(SHARED_MODULE);
  expect(fetched).not.toHaveBeenCalled();
});

it("uses the remote's own module if the first host shares none, even if a later one does [FED-1]", async () => {
  share('later', SHARED_MODULE);
  expect(await chunkNeeding('later', own).load()).toBe(OWN);
});

it('loads a module again after a failure, and then keeps it [ERR-6]', async () => {
  const fetched = jest.fn(own).mockRejectedValueOnce(new Error('lost'));
  const chunk = chunkNeeding('failing', fetched);
  await expect(chunk.load()).rejects.toThrow('lost');
  expect(await chunk.load()).toBe(OWN);
  expect(await chunk.load()).toBe(OWN);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('does nothing for a chunk without shared modules', () => {
  const promises: Promise<void>[] = [];
  consumes({
    ...{ chunkId: '8', chunkMapping: {}, installedModules: {}, promises },
    webpackRequire: { m: {}, consumesLoadingData: { moduleIdToConsumeDataMapping: {} } },
  });
  expect(promises).toEqual([]);
});
