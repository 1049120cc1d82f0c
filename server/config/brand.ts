import * as z from 'zod/mini';
import { brandColours } from '#views/styles/brandColours.ts';
import { weakestPair } from '#views/styles/legibility.ts';

const written = /^#[0-9a-fA-F]{6}$/;

const accepted = 'a colour such as #4534e0 on which white words have a contrast of at least 4.5:1';

/** The contrast of the palette's weakest pair if it has too little, rounded down so that it never seems to be enough. */
function shortfall(colour: string): number | undefined {
  const weakest = written.test(colour) ? weakestPair(brandColours(colour)) : undefined;
  return weakest && Math.floor(weakest.has * 100) / 100;
}

/** A brand colour whose whole palette is legible in both schemes. */
export const brandColour = {
  schema: z.string().check(
    z.regex(written, { abort: true }),
    z.refine((colour) => shortfall(colour) === undefined, {
      error: ({ input }) => `${accepted}; on this one they have ${shortfall(String(input))}:1`,
    }),
  ),
  accepted,
};

/** The name of a picture beside the owner's file. */
export const logoName = {
  schema: z.string().check(z.regex(/^[A-Za-z0-9][\w.-]{0,98}\.svg$/)),
  accepted: 'the name of an SVG file in the folder of this file, such as logo.svg',
};
