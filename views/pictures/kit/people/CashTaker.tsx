import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { HandOverArm, HandOverFingers } from './HandOver.tsx';
import { PersonHead } from './PersonHead.tsx';

/* Shoulder and sleeve of the arm that hangs are one outline with the body, which narrows to the waist. */
const body =
  'M35 52H61C73 54 80 61 82 73 85 92 86 116 86 168H25V104L22 84C18 80 15.500 76 16 72 17 61 25 54 35 52z';

/* From the straps to below the counter in one line at each side. */
const apron = 'M37 76H61L68.500 168H32.500z';

/** A shopkeeper in an apron who takes something flat at his right, between thumb and fingers, 96 × 168; the tip of the thumb is at 133,116. A counter that is drawn after him hides what is below 140. */
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
      <HandOverFingers skin="skin-deep" />
    </At>
    {children}
    <At x={0} y={0} mirrored={96}>
      <HandOverArm skin="skin-deep" clothes="marigold" />
    </At>
  </At>
);
