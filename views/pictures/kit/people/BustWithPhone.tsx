import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { Arm } from './Arm.tsx';
import { PersonBust } from './Person.tsx';
import { type FigureProps, sleevesOf } from './PersonBody.tsx';

interface BustWithPhoneProps extends Place, Omit<FigureProps, 'trousers'> {
  /** On the phone's screen, 44 × 74, 0,0 at its top left. */
  readonly children: ReactNode;
}

/** Head and shoulders of somebody who holds up a phone at the right, 160 × 140. */
export const BustWithPhone = ({ children, ...props }: BustWithPhoneProps) => (
  <At {...props}>
    <PersonBust {...props} x={0} y={0} scale={1} />
    <At x={0} y={0} scale={2}>
      <Arm
        {...sleevesOf(props)}
        sleeve="long"
        shoulder={[56, 63]}
        elbow={[60, 78]}
        wrist={[66, 62]}
        hand="none"
      />
      <path d="M48.500 62L51 71" className="stroke-shade" strokeWidth={1.5} opacity={0.22} />
      <path d="M60 61Q60 54 65 51H75V58Q73 65 69 66H62z" className={props.skin ?? 'skin'} />
    </At>
    <At x={120} y={36}>
      <rect width={52} height={82} rx={10} className="deep" />
      <rect x={4} y={4} width={44} height={74} rx={6} className="surface" />
      <At x={4} y={4}>
        {children}
      </At>
    </At>
    <At x={0} y={0} scale={2}>
      <path
        d="M86.500 42.500H83.500M86.700 46.500H83M86.500 50.500H83.200M86 54.300H83.500"
        className={`stroke-${props.skin ?? 'skin'}`}
        strokeWidth={3.6}
      />
      <path
        d="M61 60Q61 54 64.500 49.500"
        className={`stroke-${props.skin ?? 'skin'}`}
        strokeWidth={4.4}
      />
    </At>
  </At>
);
