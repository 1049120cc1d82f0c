import { At, type Place } from '../stage/At.tsx';

interface SignatureProps extends Place {
  /** People who sign the same paper, or papers on the same page, write in different hands. */
  readonly hand?: keyof typeof strokes;
}

const strokes = {
  first:
    'M4 32C10 4 18 0 20 8s-4 22-2 22 8-20 13-20-2 18 2 18 6-10 11-10-1 9 4 9 5-9 10-9 0 9 5 8 4-13 12-25c4-5 8 0 4 8s-12 17-4 18 8-10 13-9 0 9 5 8 8-4 12-6',
  second:
    'M16 36C18 22 24 8 30 4M8 12C18 0 44-2 44 9c0 9-14 12-22 11 8 2 15 11 23 13 7 1 8-11 13-11s-2 9 3 9 5-16 10-16-2 15 3 16 6-9 11-9 0 8 6 7 7-4 9-5M10 44C40 36 80 38 112 34',
  third:
    'M22 6C14 2 4 8 8 18s12 6 12 12-10 8-16 2M26 22c6-8 12-2 6 6-2 5 6 3 10-4M46 4C44 16 42 24 44 30M38 14H54M58 18c-6 12 0 16 5 8s4-8 3-2 2 8 6 2c2-4 4-10 8-10s-6 12 0 14 10-10 14-20c2-6 6-6 4 2s-8 22-4 24 12-6 22-12',
} as const;

/** A name written by hand, about 116 × 40. */
export function Signature({ hand = 'first', ...place }: SignatureProps) {
  return (
    <At {...place}>
      <path d={strokes[hand]} className="stroke-ink" strokeWidth={2.5} />
    </At>
  );
}
