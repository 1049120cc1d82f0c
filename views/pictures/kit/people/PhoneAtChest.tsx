import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { foldOf } from './Fingers.tsx';
import { type FigureProps, wearsSari } from './PersonBody.tsx';
import { PersonHead } from './PersonHead.tsx';

interface PhoneAtChestProps extends Place, Omit<FigureProps, 'trousers'> {
  /** On the phone's screen, 44 × 74, 0,0 at its top left. */
  readonly children: ReactNode;
}

/** Somebody whose elbows are on a desk and who shows a phone before the chest with both hands, 126 × 176: draw the desk first, its far edge at 162. */
export const PhoneAtChest = ({ children, ...figure }: PhoneAtChestProps) => {
  const { clothes = 'brand', hair = 'short', skin = 'skin', looks, glasses = false } = figure;
  const side = { clothes, skin, hem: wearsSari(hair) ? 'marigold' : 'on-brand' } as const;
  return (
    <At {...figure}>
      <path
        d="M24 161V112C25 100 36 93 48 88H78C90 93 101 100 102 112V161H24z"
        className={clothes}
      />
      <PersonHead hair={hair} skin={skin} looks={looks} glasses={glasses} />
      <path d="M46 86l17 20 17-20 6 4-20 28h-6L40 90z" className="on-brand" />
      <ellipse cx={63} cy={173} rx={70} ry={5} className="deep" opacity={0.3} />
      <UpperArm {...side} />
      <UpperArm {...side} mirrored />
      <At x={37} y={97}>
        <rect width={52} height={76} rx={10} className="deep" />
        <rect x={4} y={4} width={44} height={68} rx={6} className="surface" />
        <At x={4} y={4}>
          {children}
        </At>
      </At>
      <Forearm {...side} />
      <Forearm {...side} mirrored />
    </At>
  );
};

interface SideProps extends Required<Pick<FigureProps, 'clothes' | 'skin'>> {
  readonly hem: 'marigold' | 'on-brand';
  readonly mirrored?: boolean;
}

const UpperArm = ({ clothes, skin, mirrored }: SideProps) => (
  <At x={0} y={0} {...(mirrored && { mirrored: 126 })}>
    <path
      d="M30 95.800C19 98.300 12 104 8.500 113L-3 150Q-9 165 4 171L34 152 40 112C40 104 35 99 30 95.800z"
      className={clothes}
    />
    <path
      d="M30 95.800C36 99 40 104 40 112"
      className="stroke-shade"
      strokeWidth={2}
      opacity={0.3}
    />
    <path d="M13 147C18 139 25 129 35 125L46 130V162L24 159z" className={skin} />
  </At>
);

/* The thumb lies on the edge of the phone; the fingers are behind it. */
const Forearm = ({ clothes, skin, hem, mirrored }: SideProps) => (
  <At x={0} y={0} {...(mirrored && { mirrored: 126 })}>
    <path
      d="M22 158C26 149 30 143 35.500 139 39.500 135.500 43.500 133 46 135.200 48 137.500 46 140.500 43 143.500 40 147 39 151 38 156 36 162 31 163 26 162z"
      className={skin}
    />
    <path
      d="M35.500 139C39.500 135.500 43.500 133 46 135.200 48 137.500 46 140.500 43 143.500 40 147 39 151 38 156"
      {...foldOf(skin)}
      strokeWidth={1.5}
    />
    <path d="M12 143.500L24.500 158 15 168Q8 174 1 172 -8 169 -2 157z" className={clothes} />
    <path d="M12 143.500L0 155" className="stroke-shade" strokeWidth={2} opacity={0.3} />
    <path
      d="M12.500 144L24.500 158"
      className={`stroke-${hem}`}
      strokeWidth={4.5}
      strokeLinecap="butt"
    />
  </At>
);
