import type { ServerModule } from '../../federation/contract';
import { createRenderHeader, type ServedRelease } from '../app/server/render-header';

/** The build puts in the release that it made for browsers: markup and script are always of one release. */
const release = JSON.parse(process.env['SHOP_HEADER_RELEASE'] ?? '') as ServedRelease;

/** The header on a server [FED-8]. */
export const renderHeader: ServerModule['renderHeader'] = createRenderHeader(release);
