import { firefox } from './firefox.ts';
import { webKit } from './webKit.ts';

/** Every browser other than Chromium that the site is tested in. */
export const otherBrowsers = [firefox, webKit];
