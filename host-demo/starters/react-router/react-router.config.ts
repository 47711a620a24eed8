import type { Config } from '@react-router/dev/config';

export default { basename: '/ecom/my-host/', subResourceIntegrity: true } satisfies Config;
