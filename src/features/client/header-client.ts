import type { HeaderClient, HeaderResult } from '../../../federation/contract';
import { loadContent } from '../../domains/content';
import { loadMenuTree } from '../../domains/menus';
import { anySignal } from '../../kernel/any-signal';
import { failed, type Result } from '../../kernel/result';
import type { HeaderContext } from '../../context/context';
import { customerOf } from '../../context/identity';

const notConfigured = (service: string): HeaderResult<never> => ({
  ok: false,
  failure: { kind: 'unavailable', message: `services.${service} is not configured` },
});

/**
 * Creates the client that the page receives by `onReady`. The code of each method loads with its first call.
 *
 * @param ended aborts when the header is unmounted; requests are then cancelled
 */
export const createHeaderClient = (
  { props, browser, services: { http, session } }: HeaderContext,
  ended: AbortSignal,
): HeaderClient => {
  const { footerTaxonomy, content } = props.config.services;
  let footer: ReturnType<HeaderClient['loadFooter']> | undefined;

  /** Runs a request for the page: a thrown error becomes a failure, and no response body leaves the header. */
  const request = async <T>(send: () => Promise<Result<T>>): Promise<HeaderResult<T>> => {
    try {
      const result = ended.aborted ? failed('cancelled', 'the header is unmounted') : await send();
      if (result.ok) return result;
      const { kind, message, status } = result.failure;
      return failed(kind, message, status);
    } catch (error) {
      return failed('network', String(error));
    }
  };
  const requestFooter = async (at: string) => {
    const result = await request(async () => (await loadMenuTree()).createFooterApi(http, at).load(ended));
    if (!result.ok) footer = undefined;
    return result;
  };

  return {
    async loadFooter() {
      if (!footerTaxonomy) return notConfigured('footerTaxonomy');
      footer ??= requestFooter(footerTaxonomy);
      return footer;
    },
    loadContent: (path, customerSearchRequest, { signal = ended } = {}) =>
      request(async () =>
        (await loadContent()).loadPageContent(
          {
            http,
            address: content,
            contentUrl: browser.location().pathname,
            async customerId() {
              await session.current();
              return customerOf(session.store.getState());
            },
          },
          path,
          customerSearchRequest,
          anySignal(ended, signal),
        ),
      ),
  };
};
