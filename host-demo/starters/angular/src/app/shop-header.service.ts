import { Injectable, signal } from '@angular/core';
import { mountHeader, type MountedRemoteHeader } from 'shop-header-loader';
import { IDENTITY_CHANGED, type Role } from 'shop-header-loader/contract';
import { config } from './config';

/** Mounts the header, and knows who is signed in. */
@Injectable({ providedIn: 'root' })
export class ShopHeaderService {
  readonly role = signal<Role>('visitor');
  private header: MountedRemoteHeader | undefined;

  constructor() {
    document.addEventListener(IDENTITY_CHANGED, ({ detail }) => this.role.set(detail.role));
  }

  mount(element: HTMLElement): void {
    this.header = mountHeader(element, { base: '/ecom/assets/mfe/common/', channel: 'stable' }, { config });
  }

  unmount(): void {
    this.header?.unmount();
  }
}
