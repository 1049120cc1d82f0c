import type { Colour } from '../../palette.ts';

/** A cap on a head (PersonHead.tsx) that is seen from the front, its peak over the forehead. */
export const Cap = ({ tone }: { readonly tone: Colour }) => (
  <>
    <path d="M32 37C29 3 45-7 63-7s34 10 31 44q-31-9-62 0z" className={tone} />
    <path
      d="M63-7v30M63-7C50 0 45 12 44 26M63-7C76 0 81 12 82 26"
      className="stroke-marigold-ink"
      strokeWidth={1.5}
      opacity={0.4}
    />
    <path d="M29 39C37 21 91 21 99 39q1 5-4 4-31-10-62 0-5 1-4-4z" className="deep" />
  </>
);
