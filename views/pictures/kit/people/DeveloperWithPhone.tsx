import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { HandAt } from './armsAtDesk.tsx';
import { PhoneShown } from './PhoneShown.tsx';
import { TurnedHead } from './TurnedHead.tsx';

const skin = 'skin-deep';

interface DeveloperWithPhoneProps extends Place {
  /** On the phone's screen, 44 × 74, 0,0 at its top left. */
  readonly children: ReactNode;
}

/** A man who leans on a desk from behind it, turned to the left, and holds up a phone, his other arm on the desk, on a field of 126; draw the desk first, its far edge at 216. */
export const DeveloperWithPhone = ({ children, ...place }: DeveloperWithPhoneProps) => (
  <At {...place}>
    <Trunk />
    <At x={66} y={92} turn={-5}>
      <At x={-66} y={-92}>
        <At x={1} y={0} mirrored={126}>
          <TurnedHead hair="short" skin={skin} />
        </At>
      </At>
    </At>
    <HoldingArm>{children}</HoldingArm>
    <Collar />
    <RestingArm />
  </At>
);

/* An open shirt over a light one, both bent to the left with him. */
const Trunk = () => (
  <>
    <path
      d="M54 91C45 94 38 99 35 111 36 140 43 176 56 216H134C138 184 136 150 127 120 120 105 102 98 82 89z"
      className="green"
    />
    <path d="M56 92L80 90C91 120 99 160 103 216H80C72 170 64 130 56 92z" className="on-brand" />
  </>
);

const Collar = () => (
  <>
    <path d="M53 88L46 95 56 121 62 104z" className="green" />
    <path d="M77 85L90 93 80 122 69 107z" className="green" />
    <path
      d="M47 97L56 121 61 107M90 93L80 122 71 108"
      className="stroke-green-ink"
      strokeWidth={1.6}
    />
  </>
);

/** From the shoulder down to the elbow before his chest, and out to the phone. */
const HoldingArm = ({ children }: Pick<DeveloperWithPhoneProps, 'children'>) => (
  <>
    <PhoneShown x={-90} y={84} turn={-12} scale={0.95}>
      {children}
    </PhoneShown>
    <path
      d="M50 94C36 98 29 108 28 122L25 180-12 167-19 187 32 213Q48 220 56 211 62 204 62 192L60 136C62 118 60 104 50 94z"
      className="green"
    />
    <path
      d="M56 122Q60 129 60 136L62 192Q62 204 56 211M25 180L39 188M27 170L35 174M44 203Q50 200 52 194"
      className="stroke-green-ink"
      strokeWidth={1.6}
    />
    <path d="M-12 167L-19 187" className="stroke-green-ink" strokeWidth={3} />
  </>
);

/** The other one flat on the desk before him. */
const RestingArm = () => (
  <>
    <ellipse cx={104} cy={238} rx={48} ry={4} className="shade" />
    <path d="M72 217.500L94 216.500 95 235 72 235.500z" className={skin} />
    <HandAt x={76} y={226} mirrored={1} pose="open" skin={skin} />
    <path
      d="M100 97.500C118 102 128 112 131 126L140 204C142 224 137 236 123 237L88 235.500 86 217 115 213 106 140z"
      className="green"
    />
    <path
      d="M107 112C104 120 105 132 106 140L115 213 99 215M115 213L127 219M114 203L122 206"
      className="stroke-green-ink"
      strokeWidth={1.6}
    />
    <path d="M86.500 216.500L88 235.500" className="stroke-green-ink" strokeWidth={3} />
  </>
);
