import { pages } from '#content/pages.ts';
import type { PictureText } from '#content/pictureText.ts';

/** The picture at the head of a page, if the path is that of an API or a service. */
export function headPictureOf(path: string): PictureText | undefined {
  const page = pages.find((each) => each.path === path);
  return page?.layout === 'api' || page?.layout === 'service' ? page.content.picture : undefined;
}
