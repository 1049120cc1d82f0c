import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';
import { Label } from './Label.tsx';

/* How many texts each song has, and its colours; the second leads. */
const songs: readonly (readonly [song: string, votes: number, ground: Colour, ink: Colour])[] = [
  ['A', 3, 'brand-soft', 'brand-ink'],
  ['B', 5, 'marigold', 'deep'],
  ['C', 2, 'brand-soft', 'brand-ink'],
];

const tile = 32;
const step = 17;

/** The votes for three songs, piled up over their letters on one line, 224 × 117; 0,0 is at the left of that line. */
export const VoteColumns = (place: Place) => (
  <At {...place}>
    {songs.map(([song, votes, ground, ink], index) => (
      <At key={song} x={index * 80} y={-tile}>
        <rect width={64} height={tile} rx={6} className={ground} />
        <Label x={32} y={24} size={21} weight={800} tone={ink} anchor="middle">
          {song}
        </Label>
        {Array.from({ length: votes }, (_, vote) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the votes never change
            key={vote}
            y={-(vote + 1) * step}
            width={64}
            height={13}
            rx={4}
            className={ground}
          />
        ))}
      </At>
    ))}
  </At>
);
