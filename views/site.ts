/** What every view can ask about the site: whose it is, where its assets are, which year it is. */
import { createContext, useContext } from 'react';
import type { Company } from '#content/company.ts';
import type { LogoName } from '#content/home/technologies.ts';
import type { PictureName } from '#content/pictureName.ts';

/** A built picture: its address and the size at which it is shown. */
export interface PictureFile {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** A built script or style sheet: its address, and the hash that a browser checks it by (W3C Subresource Integrity). */
export interface CodeFile {
  readonly url: string;
  readonly integrity: string;
}

/** The colours of the browser's own frame. */
export interface Theme {
  readonly paper: readonly [light: string, dark: string];
  readonly brand: string;
}

export interface Site {
  readonly company: Company;
  /** The public origin, without a trailing slash. */
  readonly origin: string;
  readonly year: number;
  /** Largest resume, in megabytes. */
  readonly resumeMaxMb: number;
  readonly theme: Theme;
  /** The owner's logo; undefined where the site's own mark stands. */
  readonly mark: PictureFile | undefined;
  readonly stylesheet: CodeFile;
  readonly printStylesheet: CodeFile;
  /** The font of the first screen, fetched with the styles. */
  readonly font: string;
  readonly script: CodeFile;
  readonly picture: (name: PictureName) => PictureFile;
  readonly logo: (name: LogoName) => PictureFile;
  /**
   * The preview picture of a page for social networks, with an absolute URL.
   * @param address path and query; what has no picture of its own has that of its path
   * @throws if the build made none for that page
   */
  readonly shareImage: (address: string) => PictureFile;
}

const SiteContext = createContext<Site | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

/** The site that the current page is rendered for. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === undefined) throw new Error('A view was rendered outside of SiteProvider.');
  return site;
}
