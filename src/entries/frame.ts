/** The script of the first frame: shows it in the page's `<shop-header>` before the header's code has loaded [FED-8]. */
import type { FrameRelease } from '../../federation/contract/frame-release';
import { createFrame } from '../header/frame/create-frame';
import { createDeferral } from '../header/frame/defer-header';
import type { TemplateElement } from '../header/frame/template';
import { showFrame } from '../platform/browser/show-frame';

/** What the build inserts: the release, and its template. */
declare const FRAME_RELEASE: FrameRelease;
declare const FRAME_TEMPLATE: TemplateElement;

void showFrame(
  FRAME_RELEASE,
  (config, page) => createFrame(FRAME_TEMPLATE, config, page),
  (page, findConfig) => createDeferral(page, FRAME_RELEASE, findConfig),
);
