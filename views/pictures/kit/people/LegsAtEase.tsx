import type { Colour } from '../../palette.ts';

/** The legs of somebody turned to the right, 96 × 264, who stands on one and rests the other. */
export const LegsAtEase = ({ trousers = 'brand' }: { readonly trousers?: Colour | undefined }) => (
  <>
    <path d="M50 140H73L73 200 79 254H62z" className={trousers} />
    <path d="M50 140H73L73 200 79 254H62z" className="hair" opacity={0.18} />
    <path d="M62 252h19v1c7 2 11 5 11 11H62z" className="hair" />
    <path d="M23 140L66 142 56 190 46 254H28L26 200z" className={trousers} />
    <path d="M27 252h19v1c7 2 11 5 11 11H27z" className="hair" />
  </>
);
