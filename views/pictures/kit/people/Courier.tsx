import { PocketReader } from '../devices/PocketReader.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Parcel } from '../things/Parcel.tsx';
import { Arm } from './Arm.tsx';
import { Cap } from './Cap.tsx';
import { foldOf } from './Fingers.tsx';
import { PersonBody } from './PersonBody.tsx';

const sleeves = { clothes: 'brand', skin: 'skin', bend: 13 } as const;

/** A courier with a parcel on one arm, who holds a reader out to the right that has been paid at, 130 × 264; cut him at the waist. */
export const Courier = (place: Place) => (
  <At {...place}>
    <PersonBody clothes="brand" looks="right" trousers="deep-lift" />
    <At x={16.5} y={4} scale={0.5}>
      <Cap tone="marigold" />
    </At>
    <Arm {...sleeves} shoulder={[25, 70]} elbow={[13, 122]} wrist={[30, 121]} hand="none" />
    <Parcel x={9} y={58} scale={0.25} title="" code="" pale />
    {/* The seams between his sleeves and his body. */}
    <path
      d="M22 131.500Q32 131 41 127.500M62.500 74L68 112"
      className="stroke-shade"
      strokeWidth={2.5}
      opacity={0.22}
    />
    <Arm
      {...sleeves}
      shoulder={[13, 112]}
      elbow={[14, 122]}
      wrist={[52, 117]}
      bend={6}
      thumb="left"
    />
    <HeldReader />
  </At>
);

/* The palm is behind the reader: one sees the thumb at its left edge, and the tips of the fingers at the right one. */
const HeldReader = () => (
  <>
    <Arm {...sleeves} shoulder={[70, 70]} elbow={[78, 123]} wrist={[87, 112]} hand="none" />
    <At x={-11} y={1}>
      <path
        d="M93 106Q94 100 99 97H122V108Q118 115 110 116L99 118Q93 115 93 106z"
        className="skin"
      />
      <PocketReader x={95} y={60} scale={0.2}>
        <Tick x={64} y={24} size={40} />
      </PocketReader>
      <path
        d="M128 92.500H124.800M128.300 97H124.300M128 101.500H124.500M127 106H124.600"
        className="stroke-skin"
        strokeWidth={4.2}
      />
      <path
        d="M127.500 94.750H124.500M127.800 99.250H124.200M127.500 103.750H124.500"
        {...foldOf('skin')}
        strokeWidth={0.8}
      />
      <path d="M96 108Q97 102 101.500 96" className="stroke-skin" strokeWidth={5} />
      <path d="M99.500 108Q101 103 103.500 98" {...foldOf('skin')} strokeWidth={0.8} />
    </At>
  </>
);
