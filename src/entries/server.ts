import type { ServedRelease, ServerModule } from '../../federation/contract';
import { createRenderHeader } from '../header/server/render-header';

/** The build inserts the release that it built for browsers, so that markup and script are of one release. */
const release = JSON.parse(process.env['SHOP_HEADER_RELEASE'] ?? '') as ServedRelease;

/** Renders the header to markup on a server [FED-8]. */
export const renderHeader: ServerModule['renderHeader'] = createRenderHeader(release);
