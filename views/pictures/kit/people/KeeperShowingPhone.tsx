import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { PersonHead } from './PersonHead.tsx';
import { PhoneInPalm } from './PhoneInPalm.tsx';
import { ShowingForearm, ShowingUpperArm } from './ShowingArm.tsx';

/* From the straps to the counter. */
const apron = 'M41 105H85L93 173H33z';

/** A shopkeeper in an apron, to the counter at 268, who holds up his phone, 352 wide, from -53 on; 0,0 of what its screen shows, 114 × 194, is its top left. */
export const KeeperShowingPhone = ({
  children,
  ...place
}: Place & { readonly children: ReactNode }) => (
  <At {...place}>
    <At x={9} y={0} scale={1.55}>
      <path d="M-4 173C-8 122 14 98 48 88H78C94 92 103 99 104 112L102 173z" className="marigold" />
      {/* A little towards what he shows. */}
      <At x={3.5} y={-3} turn={3}>
        <PersonHead hair="quiff" skin="skin-deep" moustache />
      </At>
      <path d="M46 86l17 20 17-20 6 4-20 28h-6L40 90z" className="on-brand" />
      <path d="M42 107L39 91M84 107L87 91" className="stroke-brand" strokeWidth={5} />
      <path d={apron} className="brand" />
    </At>
    <ShowingUpperArm clothes="marigold" />
    <PhoneInPalm x={210} y={-53} turn={3} scale={0.95}>
      {children}
    </PhoneInPalm>
    <ShowingForearm clothes="marigold" />
  </At>
);
