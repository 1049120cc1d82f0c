import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { BustWithPhone } from './BustWithPhone.tsx';

/* From the straps to the counter. */
const apron = 'M40 104H86L92 140H34z';

/** The shopkeeper of CashTaker.tsx, to the counter at 140, who holds up his phone, 172 × 140; 0,0 of what its screen shows, 44 × 74, is its top left. */
export const KeeperShowingPhone = ({
  children,
  ...place
}: Place & { readonly children: ReactNode }) => (
  <At {...place}>
    <BustWithPhone x={0} y={0} hair="quiff" skin="skin-deep" moustache clothes="marigold">
      {children}
    </BustWithPhone>
    <path d="M41 106L38 91M85 106L88 91" className="stroke-brand" strokeWidth={6} />
    <path d={apron} className="brand" />
  </At>
);
