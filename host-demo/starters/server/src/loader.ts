/** The release store, and the channel that this host follows. */
export const LOADER = { base: '/ecom/assets/mfe/common/', channel: 'stable' };
