import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { Awning } from './Awning.tsx';
import { SariPile } from './SariShelf.tsx';

interface SariShopFrontProps extends Place {
  /** What stands on its counter, on which it stands 338 below that of the awning. */
  readonly children: ReactNode;
}

/** The open front of a sari shop with its left post, 250 × 390: a shelf of folded saris under the awning, and the counter. */
export const SariShopFront = ({ children, ...place }: SariShopFrontProps) => (
  <At {...place}>
    <path d="M10 8H250V342H10z" className="marigold-soft" />
    <path d="M10 8H250V70H10z" className="marigold" opacity={0.16} />
    <SariPile x={28} y={88} saris={['brand', 'marigold']} />
    <SariPile x={140} y={88} saris={['green', 'red']} />
    <path d="M10 88H250V95H10z" className="skin" />
    <path d="M6 8H18V342H6z" className="skin-deep" />
    <path d="M-4 326H250V344H-4z" className="brand-lift" />
    <path d="M4 344H250V400H4z" fill="url(#sheen)" />
    <path d="M4 344H250V349H4z" className="shade" />
    {children}
    <Awning x={-6} y={0} stripe={26} count={10} drop={22} tone="red" fascia />
  </At>
);
