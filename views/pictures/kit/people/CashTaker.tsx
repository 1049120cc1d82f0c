import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { FingersBelow, Sleeve, Thumb } from './Hand.tsx';
import { PersonHead } from './PersonHead.tsx';

/* Cuff and hand continue the lower arm. */
const hand = { x: -36.6, y: 116.3, turn: -16, scale: 0.125 } as const;

/* Shoulder and sleeve of the arm that hangs are one outline with the body, which narrows to the waist. */
const body =
  'M35 52H61C73 54 80 61 82 73 85 92 86 116 86 160H25V104L22 84C18 80 15.500 76 16 72 17 61 25 54 35 52z';

/* From the shoulder round the elbow to the cuff. */
const arm =
  'M31 53.500C22.500 56.500 17 63 14.500 72L1 99-13.800 105.100-8.300 124.100 9 119.500C15 117.500 18 113 20 109L34 82z';

/* From the straps to below the counter in one line at each side. */
const apron = 'M37 76H61L68 160H33z';

/** A shopkeeper in an apron who takes something flat at his right, between thumb and fingers, 96 × 160; the tip of the thumb is at 133,116. A counter that is drawn after him hides what is below 140. */
export const CashTaker = ({ children, ...place }: Place & { readonly children: ReactNode }) => (
  <At {...place}>
    <At x={0} y={0} mirrored={96}>
      <path d={body} className="marigold" />
      <path d="M73 84L76 150" className="stroke-shade" strokeWidth={2.5} opacity={0.22} />
      <At x={16.5} y={4} scale={0.5}>
        <PersonHead hair="quiff" skin="skin-deep" looks="left" moustache />
      </At>
      <path d="M39 50.500L48 62l9-11.500" className="stroke-on-brand" strokeWidth={4} />
      <path d="M37 78L34 54M61 78L63.500 54" className="stroke-brand" strokeWidth={4} />
      <path d={apron} className="brand" />
      <path d="M36 108H63.300" className="stroke-on-brand" strokeWidth={1.5} opacity={0.45} />
      <At {...hand}>
        <FingersBelow skin="skin-deep" />
      </At>
    </At>
    {children}
    <At x={0} y={0} mirrored={96}>
      <At {...hand}>
        <Thumb skin="skin-deep" />
        <Sleeve sleeve="marigold" reach={204} />
      </At>
      <path d={arm} className="marigold" />
      <path
        d="M27 95.500L34 82M3 99.500L8.500 104"
        className="stroke-shade"
        strokeWidth={2.5}
        opacity={0.22}
      />
    </At>
  </At>
);
