import type { ComponentType } from 'react';
import type { PictureName, PictureSubject } from '#content/pictureName.ts';

/** A drawing and the size at which it is drawn; pages take `width` and `height` of their `<img>` from here. */
export interface SceneEntry {
  readonly scene: ComponentType;
  readonly width: number;
  readonly height: number;
}

/** The drawings of one subject: each of its pictures, and no other. */
export type Scenes<Subject extends PictureSubject> = Readonly<
  Record<PictureName<Subject>, SceneEntry>
>;

/** The size of a picture beside the words of a page. */
export const pageSize = { width: 640, height: 520 } as const;
