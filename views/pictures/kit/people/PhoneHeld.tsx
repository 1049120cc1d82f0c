import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { foldOf } from './Fingers.tsx';
import { GripFinger } from './GripFinger.tsx';
import { GripThumbNail } from './GripThumbNail.tsx';

const skin = 'skin-deep';

/** A phone as wide as its words need, in a station of 236 × 236 whose lower edge cuts it; a left hand comes out of the corner and holds it between thumb and fingers. 0,0 on its screen, 172 wide, is its top left. */
export const PhoneHeld = ({ children }: { readonly children: ReactNode }) => (
  <>
    <path d={comingRound} className={`stroke-${skin}`} strokeWidth={12} />
    <path d={comingRound} className="stroke-hair" strokeWidth={12} opacity={0.3} />
    <rect x={30} y={10} width={188} height={260} rx={25} className="deep" />
    <rect x={30.5} y={10.5} width={187} height={259} rx={24.5} className="stroke-rim" />
    <At x={38} y={18}>
      {children}
    </At>
    {fingers.map((finger) => (
      <GripFinger key={finger.y} {...finger} skin={skin} />
    ))}
    <Thumb />
    <path d="M-10 200.500L54 240 26 270-30 240z" className="on-brand" />
    <path d="M-10 210.500L42 243 20 270-30 240z" className="marigold" />
  </>
);

/* Where the fingers come from, in the phone's shadow: seen only in the gaps outside its edge. */
const comingRound = 'M223 152L206 168M224 169L206 184M223 186L206 200';

/* From the first to the little one: where its tip is. */
const fingers: readonly Place[] = [
  { x: 202, y: 154, turn: -17, scale: 0.87 },
  { x: 199, y: 170.5, turn: -11, scale: 0.96 },
  { x: 200.5, y: 187.5, turn: -5, scale: 0.9 },
  { x: 204, y: 202.5, turn: 1, scale: 0.74 },
];

/* It lies over the left edge; its ball goes over into the wrist. */
const Thumb = () => (
  <>
    <path
      d="M26 156L29 148C32 140 37 138 41 140 46.500 142.500 47 149 44.500 155 41.500 164 40 172 41 181 42.500 192 47 200 53 208 60 217 59 229 51 237L42 248-12 212 3 205C11 199 17 194 16.500 187 16 182 15 179 16.500 174 18 168 23 163 26 156z"
      className={skin}
    />
    <path d="M18 178.500Q23 177 27.500 181" {...foldOf(skin)} strokeWidth={1.8} />
    <GripThumbNail x={38.7} y={143.5} turn={21} scale={0.9} />
  </>
);
