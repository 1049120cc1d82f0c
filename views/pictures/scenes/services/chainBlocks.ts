import type { Tone } from '../../palette.ts';

interface ChainBlock {
  readonly title: string;
  readonly time: string;
  readonly before: readonly [hash: string, tone: Tone];
  readonly own: readonly [hash: string, tone: Tone];
}

/** Four blocks, each of which repeats the fingerprint of the one before. */
export const chainBlocks = [
  {
    title: 'No. 1040',
    time: '12 Nov, 09:14',
    before: ['a91c…3e', 'neutral'],
    own: ['7c1e…a4', 'brand'],
  },
  {
    title: 'No. 1041',
    time: '13 Nov, 16:40',
    before: ['7c1e…a4', 'brand'],
    own: ['d208…6b', 'marigold'],
  },
  {
    title: 'No. 1042',
    time: '14 Nov, 10:24',
    before: ['d208…6b', 'marigold'],
    own: ['5e0a…c8', 'green'],
  },
  {
    title: 'No. 1043',
    time: '14 Nov, 18:05',
    before: ['5e0a…c8', 'green'],
    own: ['f47b…19', 'neutral'],
  },
] as const satisfies readonly ChainBlock[];
