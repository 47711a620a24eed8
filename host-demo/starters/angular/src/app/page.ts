import { Component } from '@angular/core';
import { RouterOutlet } from '@angular/router';
import { ShopHeader } from './shop-header';

@Component({
  selector: 'my-page',
  imports: [RouterOutlet, ShopHeader],
  template: `
    <shop-header-host />
    <main id="main"><router-outlet /></main>
  `,
})
export class Page {}
