/** What every view may ask about the site: who it belongs to, where its assets are, which year it is. */
import { createContext, useContext } from 'react';
import type { Company } from '#content/company.ts';
import type { LogoName } from '#content/home/technologies.ts';
import type { Path } from '#content/pages.ts';
import type { PictureName } from '#content/pictureName.ts';

/** A built picture: where it is and how large it is drawn. */
export interface PictureFile {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

export interface Site {
  readonly company: Company;
  /** Public origin, without a slash at its end. */
  readonly origin: string;
  readonly year: number;
  /** Largest resume, in megabytes. */
  readonly resumeMaxMb: number;
  readonly stylesheet: { readonly href: string; readonly integrity: string };
  /** The font of the first screen, fetched with the styles. */
  readonly font: string;
  readonly script: { readonly src: string; readonly integrity: string };
  readonly picture: (name: PictureName) => PictureFile;
  readonly logo: (name: LogoName) => PictureFile;
  /**
   * What stands for a page where it is shared; its address is complete.
   * @throws if the build made none for that page
   */
  readonly shareImage: (path: Path) => PictureFile;
}

const SiteContext = createContext<Site | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

/** The site that the current page is rendered for. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === undefined) throw new Error('A view was rendered outside of SiteProvider.');
  return site;
}
