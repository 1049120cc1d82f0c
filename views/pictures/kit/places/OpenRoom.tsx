import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';

/** How large people are in an open room, whose walls are 238 high. */
export const roomPeople = 0.86;

interface OpenRoomProps extends Place {
  readonly wall: Colour;
  /** The parapet and the posts at both sides. */
  readonly front: readonly [parapet: Colour, posts: Colour];
  /** What stands in it: its floor is at 244, its walls at 10 and 272. */
  readonly children: ReactNode;
}

/** An office on the ground floor whose front is left out, 282 × 276 from the parapet, which is 20 above, to the plinth. */
export const OpenRoom = ({ wall, front: [parapet, posts], children, ...place }: OpenRoomProps) => (
  <At {...place}>
    <path d="M4 4H278V250H4z" className={wall} />
    <path d="M4 206H278V250H4z" className="ground" />
    <path d="M4 206H278" className="stroke-line" strokeWidth={2} />
    {children}
    <path d="M0 4h10v246H0zM272 4h10v246h-10z" className={posts} />
    <rect x={-6} y={-20} width={294} height={26} rx={6} className={parapet} />
    <path d="M0-12H282" className="stroke-on-brand" strokeWidth={2} opacity={0.3} />
    <rect x={-4} y={244} width={290} height={12} rx={4} className="brand-ink" />
  </At>
);
