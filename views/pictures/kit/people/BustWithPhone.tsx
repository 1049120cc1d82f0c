import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { HeldPhone } from './HeldPhone.tsx';
import { PersonBust } from './Person.tsx';
import { type FigureProps, wearsSari } from './PersonBody.tsx';

interface BustWithPhoneProps extends Place, Omit<FigureProps, 'trousers'> {
  /** The phone is before something as dark as its case. */
  readonly lit?: boolean;
  /** On the phone's screen, 44 × 74, 0,0 at its top left. */
  readonly children: ReactNode;
}

/** Head and shoulders of somebody who holds up a phone at the right, 172 × 140; the forearm rises from the lower edge. */
export const BustWithPhone = ({ lit, children, ...props }: BustWithPhoneProps) => {
  const { skin = 'skin' } = props;
  return (
    <At {...props}>
      <PersonBust {...props} x={0} y={0} scale={1} />
      <HeldPhone x={112} y={16} lit={lit} skin={skin} sleeve={<RisingSleeve {...props} />}>
        {children}
      </HeldPhone>
      {/* Where the sleeve is before the body, which has its colour. */}
      <path d="M122.500 117.500L110 140" className="stroke-shade" strokeWidth={2} opacity={0.3} />
    </At>
  );
};

/** The sleeve of a held phone whose forearm rises from the lower edge. */
export const RisingSleeve = ({ clothes = 'brand', hair = 'short' }: FigureProps) => (
  <At x={-112} y={-16}>
    <path d="M110 140L122.500 115.500 152.500 116.500 154 140z" className={clothes} />
    <path
      d="M121.500 116.500Q137 121 152.500 117"
      className={wearsSari(hair) ? 'stroke-marigold' : 'stroke-on-brand'}
      strokeWidth={5}
      strokeLinecap="butt"
    />
  </At>
);
