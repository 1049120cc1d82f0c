import type { ReactNode } from 'react';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface OpenGiftProps extends Place {
  /** What is in it, and stands out above its rim, which is at 100. */
  readonly children: ReactNode;
}

/* In the colour of the box and shaded, so that it is seen on a dark ground as well. */
const mouth = 'M0 108L14 82Q16 78 20 78H180Q184 78 186 82L200 108z';

const bow =
  'M100 132C82 96 34 98 40 122c4 16 34 16 60 10zM100 132c18-36 66-34 60-10-4 16-34 16-60 10z';

const tails = 'M88 134L102 144 64 190 60 178 46 178zM112 134L98 144 136 190 140 178 154 178z';

/** A gift without its lid, 200 × 220, a bow on its front: the dark of its mouth shows at both sides of what is in it. */
export const OpenGift = ({ children, ...place }: OpenGiftProps) => (
  <At {...place}>
    <g transform="translate(0 100)">
      <Shadow width={200} height={120} />
    </g>
    <path d={mouth} className="brand" />
    <path d={mouth} className="deep" opacity={0.5} />
    {children}
    <path d="M8 124H192v84a12 12 0 01-12 12H20a12 12 0 01-12-12z" className="brand" />
    <path d="M100 124h92v84a12 12 0 01-12 12h-80z" className="deep" opacity={0.2} />
    <rect y={100} width={200} height={36} rx={8} className="brand" />
    <rect y={100} width={200} height={36} rx={8} className="on-brand" opacity={0.14} />
    <path d="M84 100h32v120H84z" className="marigold" />
    <path d="M84 136h32v6H84z" className="shade" />
    {/* Darker than the ribbon that they lie on, so that they do not fuse with it. */}
    <path d={tails} className="marigold" />
    <path d={tails} className="skin-deep" opacity={0.5} />
    <path d={tails} className="stroke-on-brand" strokeWidth={2.5} opacity={0.5} />
    <path d={bow} className="marigold" />
    <path d={bow} className="stroke-on-brand" strokeWidth={2.5} opacity={0.5} />
    <circle cx={100} cy={132} r={13} className="marigold" />
    <circle cx={100} cy={132} r={13} className="stroke-on-brand" strokeWidth={2.5} opacity={0.5} />
  </At>
);
