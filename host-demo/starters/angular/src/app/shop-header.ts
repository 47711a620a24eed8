import { afterNextRender, Component, ElementRef, inject, viewChild } from '@angular/core';
import { ShopHeaderService } from './shop-header.service';

/** The place of the header on the page. */
@Component({
  selector: 'shop-header-host',
  template: '<div #header></div>',
})
export class ShopHeader {
  private readonly service = inject(ShopHeaderService);
  private readonly element = viewChild.required<ElementRef<HTMLElement>>('header');

  constructor() {
    afterNextRender(() => this.service.mount(this.element().nativeElement));
  }

  ngOnDestroy(): void {
    this.service.unmount();
  }
}
