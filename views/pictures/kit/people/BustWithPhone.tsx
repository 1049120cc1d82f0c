import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { foldOf } from './Fingers.tsx';
import { PersonBust } from './Person.tsx';
import { type FigureProps, wearsSari } from './PersonBody.tsx';

interface BustWithPhoneProps extends Place, Omit<FigureProps, 'trousers'> {
  /** On the phone's screen, 44 × 74, 0,0 at its top left. */
  readonly children: ReactNode;
}

/** Head and shoulders of somebody who holds up a phone at the right, 172 × 140; the forearm rises from the lower edge. */
export const BustWithPhone = ({ children, ...props }: BustWithPhoneProps) => {
  const { skin = 'skin', clothes = 'brand', hair = 'short' } = props;
  return (
    <At {...props}>
      <PersonBust {...props} x={0} y={0} scale={1} />
      <path
        d="M114 84C114 98 122 106 124.500 118H150.500C152 106 162 100 162 84z"
        className={skin}
      />
      <path d="M110 140L122.500 115.500 152.500 116.500 154 140z" className={clothes} />
      <path d="M122.500 115.500L110 140" className="stroke-shade" strokeWidth={2} opacity={0.3} />
      <path
        d="M121.500 116.500Q137 121 152.500 117"
        className={wearsSari(hair) ? 'stroke-marigold' : 'stroke-on-brand'}
        strokeWidth={5}
        strokeLinecap="butt"
      />
      <At x={112} y={16}>
        <rect width={52} height={82} rx={10} className="deep" />
        <rect x={4} y={4} width={44} height={74} rx={6} className="surface" />
        <At x={4} y={4}>
          {children}
        </At>
      </At>
      <HandInFront skin={skin} />
    </At>
  );
};

/* The palm is behind the phone: one sees the thumb over its near edge, and the tips of the fingers round the far one. */
const HandInFront = ({ skin }: { readonly skin: 'skin' | 'skin-deep' }) => (
  <>
    <path
      d="M125 112C113 104 105.500 97 107 87 108.500 80.500 111 75 114.500 70 118 65.500 124 69 122.500 74.500 121 79.500 119.500 84 121 89.500 122.500 95 128 99 134 103z"
      className={skin}
    />
    <path
      d="M114.500 70C118 65.500 124 69 122.500 74.500 121 79.500 119.500 84 121 89.500 122.500 95 126 98 131 101"
      {...foldOf(skin)}
      strokeWidth={1.5}
    />
    <path
      d="M166 54.500L161.500 53M166.500 62L160 60.800M166.500 69.500L160.500 68.800M165.500 76.700L162 76.400"
      className={`stroke-${skin}`}
      strokeWidth={7.6}
    />
    <path
      d="M168 58.600L160.500 57M168.500 66L159.500 65M168 73.300L161 72.700"
      {...foldOf(skin)}
      strokeWidth={1.3}
    />
  </>
);
