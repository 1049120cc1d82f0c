/** The entry of the built server: everything is in start.ts and app.ts. */
import { environment } from './config/environment.ts';
import { start } from './start.ts';

start(environment, new URL('./', import.meta.url));
