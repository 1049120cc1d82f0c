import type { Site } from '#views/site.ts';
import type { BuiltCode, BuiltPicture, Manifest } from '../assets/manifest.ts';
import type { Config } from '../config/config.ts';
import { megabyte } from '../limits.ts';

/**
 * What the views may ask about the site.
 * @param origin the public origin
 * @param year of the copyright line
 */
export function createSite(config: Config, manifest: Manifest, origin: string, year: number): Site {
  const url = (file: string) => `${config.assetOrigin}${file}`;
  const absolute = (file: string) => new URL(url(file), origin).href;
  const found = ({ file, ...size }: BuiltPicture) => ({ src: url(file), ...size });
  const code = ({ file, integrity }: BuiltCode) => ({ url: url(file), integrity });
  return {
    company: config.company,
    origin,
    year,
    resumeMaxMb: config.resumeMaxBytes / megabyte,
    theme: manifest.theme,
    mark: manifest.mark && found(manifest.mark),
    stylesheet: code(manifest.stylesheet),
    printStylesheet: code(manifest.printStylesheet),
    font: url(manifest.font),
    script: code(manifest.script),
    picture: (name) => found(manifest.pictures[name]),
    logo: (name) => found(manifest.logos[name]),
    shareImage(address) {
      const { shareImages } = manifest;
      const image = shareImages[address] ?? shareImages[address.replace(/\?.*/, '')];
      if (image === undefined) throw new Error(`The build made no share picture for ${address}.`);
      return { src: absolute(image.file), width: image.width, height: image.height };
    },
  };
}
