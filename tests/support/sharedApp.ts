import type { App } from '#server/app.ts';
import { createTestApp } from './createTestApp.ts';

let app: App | undefined;

/**
 * The application with its default settings, for tests that only ask it: all test files of a worker share one, so that
 * its pages are rendered and compressed once.
 */
export function sharedApp(): App {
  app ??= createTestApp();
  return app;
}
