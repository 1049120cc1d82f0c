import { Carton } from '../things/Carton.tsx';
import { foldOf } from './Fingers.tsx';

const skin = 'skin';
const fold = { ...foldOf(skin), strokeWidth: 0.9 } as const;

/** A parcel that leans on the chest of a person 264 high, on the forearm of the right arm in the picture; the hand is under it. */
export const CarriedParcel = () => (
  <>
    <path
      d="M65 53.500C73.500 56.500 79 62 81 70L92 101C96 112 90 123 80 124L70 112 62 82z"
      className="brand"
    />
    <Carton x={28.5} y={66} scale={0.46} tone="marigold" />
    <Hand />
    <Forearm />
  </>
);

/* Its palm is up: the fingers are along the lower edge of the parcel, and the thumb lies before it. */
const Hand = () => (
  <>
    <path
      d="M45 111.500L31.500 109.500M46 115.300L29 113.600M46 119.100L29.500 117.800M48 122.800L33 121.700"
      className={`stroke-${skin}`}
      strokeWidth={4.6}
    />
    <path d="M58 109L46 108 41 110 41 120 46 124.500 58 125.500z" className={skin} />
    <path d="M41 113L30.500 111.600M42 117L30 115.700M42 121L31.500 119.800" {...fold} />
    <path
      d="M57 107.500C51 107 48 105 45 101L41.500 96.500C39.500 94 35.500 96.500 37 99.500L40.500 106Q43 111 48 113L56 115z"
      className={skin}
    />
    <path
      d="M45 101L41.500 96.500C39.500 94 35.500 96.500 37 99.500L40.500 106Q43 111 48 113"
      {...fold}
    />
  </>
);

const Forearm = () => (
  <>
    <path
      d="M92 101C96 112 90 123 80 124L57 126 55.500 107.500 76.500 106C80 105.500 83 102 83 97z"
      className="brand"
    />
    <path d="M57 125.700L74 124.300" className="stroke-shade" strokeWidth={1.8} opacity={0.3} />
    <path
      d="M55.300 107.200L57 126"
      className="stroke-on-brand"
      strokeWidth={4}
      strokeLinecap="butt"
    />
  </>
);
