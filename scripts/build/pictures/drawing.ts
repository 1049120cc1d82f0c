import * as z from 'zod';

/** A picture as it is written, and the size at which pages show it. */
export interface Drawing {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly svg: Buffer;
}

/** A file of a picture, in a form that a thread can send and the build can keep. */
export const pictureFileSchema = z.object({
  /** Where the manifest lists it, and under which name. */
  list: z.enum(['pictures', 'logos', 'shareImages']),
  name: z.string(),
  /** Its public path, which carries the hash of its content. */
  file: z.string(),
  width: z.number(),
  height: z.number(),
  base64: z.string(),
});

export type PictureFile = z.infer<typeof pictureFileSchema>;
