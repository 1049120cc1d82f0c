import { constants, type ZlibOptions } from 'node:zlib';

/** The levels at which an answer is compressed: more takes longer and saves bytes. */
export interface Compression {
  readonly brotli: number;
  readonly gzip: NonNullable<ZlibOptions['level']>;
}

/** For what is sent many times. One below brotli's highest, which takes three times as long for pages that are 3 % smaller. */
export const best: Compression = { brotli: 10, gzip: constants.Z_BEST_COMPRESSION };

/**
 * For what is sent once. These levels take a seventh of a millisecond for a page, less than handing it to another thread
 * and back; the next level of brotli takes six times as long for a twentieth less.
 */
export const quick: Compression = { brotli: 3, gzip: 3 };
