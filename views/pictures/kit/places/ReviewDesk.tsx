import { DeviceCase } from '../devices/DeviceCase.tsx';
import { PersonTurned } from '../people/PersonTurned.tsx';
import { TypingHand } from '../people/TypingHand.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { StationRoom } from '../stage/StationRoom.tsx';

const skin = 'skin-deep';
const hand = { hand: 'none', thumb: 'left' } as const;

/* The top of the desk. */
const desk = 186;

/** Somebody at a desk who reviews a contract on a screen and has found it good, 236 × 236. */
export const ReviewDesk = () => (
  <StationRoom tone="brand-lift" y={desk}>
    <ReviewedScreen x={100} y={38} />
    <path d={`M112 ${desk - 3}h62`} className="stroke-deep-lift" strokeWidth={8} />
    <PersonTurned
      x={-2}
      y={desk - 129 * 1.2}
      scale={1.2}
      clothes="green"
      hair="short"
      skin={skin}
      glasses
      hiddenFrom={129}
      far={{ shoulder: [60, 72], elbow: [74, 104], wrist: [104, 119], bend: 8, ...hand }}
      near={{ shoulder: [36, 72], elbow: [46, 112], wrist: [90, 120], bend: 9, ...hand }}
    >
      <TypingHand x={104} y={119} skin={skin} />
      <TypingHand x={90} y={120} skin={skin} />
    </PersonTurned>
  </StationRoom>
);

/** Two calls of the contract, and the tick of the review, 120 × 148 with its stand. */
const ReviewedScreen = (place: Place) => (
  <At {...place}>
    <path d="M54 108h16v38H54z" className="on-deep-muted" />
    <rect x={32} y={142} width={60} height={7} rx={3.5} className="on-deep-muted" />
    <Shadow width={122} height={112} radius={10} />
    <DeviceCase width={122} height={112} radius={10} rim={1} />
    {['publish()', 'revoke()'].map((call, index) => (
      <Label key={call} x={12} y={30 + index * 26} size={18} tone="code-string" mono>
        {call}
      </Label>
    ))}
    <Tick x={98} y={86} size={34} />
  </At>
);
