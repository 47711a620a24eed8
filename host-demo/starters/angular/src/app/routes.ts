import { Component } from '@angular/core';
import { RouterLink, type Routes } from '@angular/router';

@Component({
  selector: 'my-first-page',
  imports: [RouterLink],
  template: `
    <h1>My page</h1>
    <p><a routerLink="/second">Second page</a></p>
  `,
})
class FirstPage {}

@Component({ selector: 'my-second-page', template: '<h1>Second page</h1>' })
class SecondPage {}

export const routes: Routes = [
  { path: '', title: 'My page', component: FirstPage },
  { path: 'second', title: 'Second page', component: SecondPage },
];
