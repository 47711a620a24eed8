import { bootstrapApplication } from '@angular/platform-browser';
import { Page } from './app/page';

bootstrapApplication(Page).catch((error: unknown) => console.error(error));
