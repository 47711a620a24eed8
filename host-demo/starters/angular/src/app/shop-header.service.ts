import { inject, Injectable, signal } from '@angular/core';
import { Router } from '@angular/router';
import { mountHeader, type MountedRemoteHeader } from 'shop-header-loader';
import { IDENTITY_CHANGED, type Role } from 'shop-header-loader/contract';
import { config } from './config';

const HOST = '/ecom/my-host/';

/** Mounts the header, and knows who is signed in. */
@Injectable({ providedIn: 'root' })
export class ShopHeaderService {
  readonly role = signal<Role>('visitor');
  private readonly router = inject(Router);
  private header: MountedRemoteHeader | undefined;

  constructor() {
    document.addEventListener(IDENTITY_CHANGED, ({ detail }) => this.role.set(detail.role));
  }

  mount(element: HTMLElement): void {
    const options = { base: '/ecom/assets/mfe/common/', channel: 'stable' };
    this.header = mountHeader(element, options, { config, navigation: { navigate: this.navigate } });
  }

  unmount(): void {
    this.header?.unmount();
  }

  /** Follows links of this host by Angular's router. */
  private readonly navigate = (href: string): void => {
    const { origin, pathname, search, hash } = new URL(href, location.href);
    if (origin === location.origin && pathname.startsWith(HOST))
      void this.router.navigateByUrl(pathname.slice(HOST.length - 1) + search + hash);
    else location.assign(href);
  };
}
