import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/* The toolbar's buttons keep the window, and with it the page, at least 447 px wide. */
const narrowToolbar = 'button, entry, image { min-width: 0; margin: 0; padding: 0; }';

export interface Home {
  readonly path: string;
  readonly remove: () => Promise<void>;
}

/**
 * A home directory with settings of GTK that let MiniBrowser become as narrow as a phone.
 * @param motion false for a visitor who wants no motion
 */
export async function miniBrowserHome(motion: boolean): Promise<Home> {
  const path = await mkdtemp(join(tmpdir(), 'mini-browser-'));
  await mkdir(join(path, 'gtk-3.0'));
  await writeFile(join(path, 'gtk-3.0', 'gtk.css'), narrowToolbar);
  const settings = `[Settings]\ngtk-enable-animations=${motion}\n`;
  await writeFile(join(path, 'gtk-3.0', 'settings.ini'), settings);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
