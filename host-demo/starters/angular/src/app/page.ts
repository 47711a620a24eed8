import { Component } from '@angular/core';
import { ShopHeader } from './shop-header';

@Component({
  selector: 'my-page',
  imports: [ShopHeader],
  template: `
    <shop-header-host />
    <main id="main"><h1>My page</h1></main>
  `,
})
export class Page {}
