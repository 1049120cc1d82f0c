import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';

interface OpenRoomProps extends Place {
  /** What stands in it: its floor is at 244, its walls at 10 and 272. */
  readonly children: ReactNode;
}

/** An office on the ground floor whose front is left out, 282 × 276 from the parapet, which is 20 above, to the plinth. */
export const OpenRoom = ({ children, ...place }: OpenRoomProps) => (
  <At {...place}>
    <path d="M4 4H278V250H4z" className="surface" />
    <path d="M4 206H278V250H4z" className="ground" />
    {children}
    <path d="M0 4h10v246H0zM272 4h10v246h-10z" className="brand-lift" />
    <rect x={-6} y={-20} width={294} height={26} rx={6} className="brand" />
    <path d="M0-12H282" className="stroke-on-brand" strokeWidth={2} opacity={0.3} />
    <rect x={-4} y={244} width={290} height={12} rx={4} className="brand-ink" />
  </At>
);

/** A desk with drawers from the side, `width` long; x and y are the left end of its top, the floor is 74 below. */
export const RoomDesk = ({ width, ...place }: Place & { readonly width: number }) => (
  <At {...place}>
    <path d={`M18 8v66M${width - 14} 8v66`} className="stroke-brand-lift" strokeWidth={7} />
    <path d={`M${width - 58} 8h50v62a4 4 0 01-4 4h-42a4 4 0 01-4-4z`} className="brand-lift" />
    <path
      d={`M${width - 41} 26h16M${width - 41} 52h16`}
      className="stroke-on-brand"
      strokeWidth={3}
    />
    <rect width={width} height={11} rx={5.5} className="brand" />
  </At>
);
