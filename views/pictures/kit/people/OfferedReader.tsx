import { PocketReader } from '../devices/PocketReader.tsx';
import { Label } from '../shapes/Label.tsx';
import { At } from '../stage/At.tsx';
import { foldOf } from './Fingers.tsx';

const skin = 'skin';
const fold = { ...foldOf(skin), strokeWidth: 1.5 } as const;

/** A pocket reader with an amount, in the hand of a person 264 high who holds it out: the left arm in the picture, from the shoulder. */
export const OfferedReader = ({ amount }: { readonly amount: string }) => (
  <>
    <At x={-43.4} y={38.3} turn={-12} scale={0.58}>
      <path
        d="M2 50C1 72 5 86 12 98Q16 105 17.500 111L30 100 38 92C46 86 50 76 50 62z"
        className={skin}
      />
      <path d="M-1 53L6 52M0 60.500L6 60" className={`stroke-${skin}`} strokeWidth={7.4} />
      <PocketReader x={0} y={-14} scale={0.325}>
        <Label x={64} y={36} size={34} weight={800} anchor="middle">
          {amount}
        </Label>
      </PocketReader>
      <Thumb />
    </At>
    <Arm />
  </>
);

/* It lies over the near edge of the reader, whose back is in the palm. */
const Thumb = () => (
  <>
    <path
      d="M38 93C48 88 54 78 52 67 50.500 60 48 55 45 51 41.500 47 36 50 37.500 55 39 60 39.500 64 38.500 69 37 76 32 82 26 87z"
      className={skin}
    />
    <path
      d="M45 51C41.500 47 36 50 37.500 55 39 60 39.500 64 38.500 69 37 75 33 80 29 84"
      {...fold}
    />
  </>
);

/* From the shoulder round the elbow to the cuff. */
const Arm = () => (
  <>
    <path
      d="M31 53.500C22.500 56.500 17 62 15 70L4.500 94.500-12.500 86.500-19 100.500 6 113.500C14 117 20 113 22 107L34 82z"
      className="brand"
    />
    <path d="M22 107L31 84" className="stroke-shade" strokeWidth={1.8} opacity={0.3} />
    <path
      d="M-12.800 86L-19.700 101"
      className="stroke-on-brand"
      strokeWidth={4}
      strokeLinecap="butt"
    />
  </>
);
