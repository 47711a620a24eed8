import { bootstrapApplication } from '@angular/platform-browser';
import { provideRouter } from '@angular/router';
import { Page } from './app/page';
import { routes } from './app/routes';

bootstrapApplication(Page, { providers: [provideRouter(routes)] }).catch((error: unknown) =>
  console.error(error),
);
