import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { foldOf } from './Fingers.tsx';
import { HeldUp } from './HeldUp.tsx';
import { LegsAtEase } from './LegsAtEase.tsx';
import { TurnedHead } from './TurnedHead.tsx';

const skin = 'skin-deep';

interface DeveloperWithPhoneProps extends Place {
  /** On the phone's screen, 44 × 74, 0,0 at its top left. */
  readonly children: ReactNode;
}

/** A standing man turned to the right, 96 × 264, who holds a phone before his chest; his other wrist is at 90,117, over the back of a chair: `HandOnChair` is drawn after that. */
export const DeveloperWithPhone = ({ children, ...place }: DeveloperWithPhoneProps) => (
  <At {...place}>
    <LegsAtEase />
    <FarArm />
    <path
      d="M25 76c0-15 8-22 18-25.500h13c9 2.500 16 8 18 20l-3 25q-1 8 0 16l3 38q-26 5-53 0l4-42z"
      className="green"
    />
    <path
      d="M54 62q5 26 3 46t1 41M30 132q6 5 14 4"
      className="stroke-green-ink"
      strokeWidth={1.4}
    />
    <At x={49} y={51} turn={4}>
      <At x={-32.5} y={-47} scale={0.5}>
        <TurnedHead hair="short" skin={skin} />
      </At>
    </At>
    <path
      d="M40.500 48L38 53 46 66 52 60 57 63.500 60.500 53.500 54.500 47Q50 58 40.500 48z"
      className="on-brand"
    />
    <NearArm>{children}</NearArm>
  </At>
);

/** From the far shoulder to what he leans on. */
const FarArm = () => (
  <>
    <path
      d="M62 53C74 55 81 63 84 75L98 97Q100.500 101.500 99.500 106L96.500 119 84 117 85 105 66 84z"
      className="green"
    />
    <path
      d="M62 53C74 55 81 63 84 75L98 97Q100.500 101.500 99.500 106L96.500 119 84 117 85 105 66 84z"
      className="hair"
      opacity={0.16}
    />
  </>
);

/** Down to the elbow beside the body, and across it to the phone. */
const NearArm = ({ children }: Pick<DeveloperWithPhoneProps, 'children'>) => (
  <>
    <At x={52.5} y={63} turn={20} scale={0.5} mirrored={52}>
      <HeldUp x={0} y={0} skin={skin} sleeve={<path d="M38 78H60V110H36z" className="green" />}>
        <rect width={52} height={82} rx={10} className="deep" />
        <rect x={4} y={4} width={44} height={74} rx={6} className="surface" />
        <At x={4} y={4} mirrored={44}>
          {children}
        </At>
      </HeldUp>
    </At>
    <path
      d="M37.500 52.500C25 55 18 64 16 76L9 110Q7 127 21 126L54.500 119 44.500 105.500 27 108.500 34 82C38 70 40 60 37.500 52.500z"
      className="green"
    />
    <path
      d="M38 64Q37 73 34 82L27 108.500 37 107M17 115Q21.500 115 25 111.500"
      className="stroke-green-ink"
      strokeWidth={1.4}
    />
    <path d="M44.500 105.500L54 118.800" className="stroke-green-ink" strokeWidth={2.4} />
  </>
);

/** His hand on the back of a chair, in the units of the man. */
export const HandOnChair = (place: Place) => (
  <At {...place}>
    <path
      d="M85 116L95.500 118Q97.500 120 98 124.500 99.500 126 98.500 128.500 99.500 131 98 133 98 136.500 95 136.500L89 135.500Q87 141 83.500 139 80.500 137 82 131L82.500 121z"
      className={skin}
    />
    <path
      d="M97.500 124.500L89.500 123.500M98 128.700L89.500 127.500M97.500 132.800L90 131.800M89 135.500L87.500 129"
      {...foldOf(skin)}
      strokeWidth={0.9}
    />
    <path d="M84 117.200L96.500 119.300" className="stroke-green-ink" strokeWidth={2.4} />
  </At>
);
