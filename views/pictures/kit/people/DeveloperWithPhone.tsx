import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { HandAt } from './armsAtDesk.tsx';
import { HeldPhone } from './HeldPhone.tsx';
import { TurnedHead } from './TurnedHead.tsx';

const skin = 'skin-deep';

interface DeveloperWithPhoneProps extends Place {
  /** On the phone's screen, 44 × 74, 0,0 at its top left. */
  readonly children: ReactNode;
}

/** A man who leans on a desk from behind it, turned to the left, and holds up a phone, one elbow on the desk, on a field of 126; draw the desk first, its far edge at 216. */
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

/** From the shoulder down to the elbow on the desk, and up to the phone. */
const HoldingArm = ({ children }: Pick<DeveloperWithPhoneProps, 'children'>) => (
  <>
    <ellipse cx={28} cy={239} rx={26} ry={4} className="shade" />
    <HeldPhone x={-60} y={92} turn={-14} scale={0.9} skin={skin} sleeve={null}>
      {children}
    </HeldPhone>
    <path d="M-28 173Q-27.500 181-15 197L6 178Q-2 171-4 166z" className={skin} />
    <path
      d="M50 94C36 98 29 108 27 122L18 186 4 174-17 194 10 232C18 242 34 242 41 232 46 225 48 216 49 206L58 136C60 118 58 104 50 94z"
      className="green"
    />
    <path
      d="M57 125Q59 130 58 136L50 200M18 186L24 192"
      className="stroke-green-ink"
      strokeWidth={1.6}
    />
    <path d="M4 174.500L-16.500 194" className="stroke-green-ink" strokeWidth={3} />
  </>
);

/** The other one flat on the desk before him. */
const RestingArm = () => (
  <>
    <ellipse cx={104} cy={238} rx={48} ry={4} className="shade" />
    <path d="M72 217.500L94 216.500 95 235 72 235.500z" className={skin} />
    <HandAt x={76} y={226} mirrored={1} pose="open" skin={skin} />
    <path
      d="M100 97.500C120 103 132 113 135 128L146 202C148 224 142 238 126 238L88 236 86 216 116 212 106 140z"
      className="green"
    />
    <path
      d="M108 112C104 120 105 132 106 140L116 212 100 214"
      className="stroke-green-ink"
      strokeWidth={1.6}
    />
    <path d="M86.500 216.500L88 235.500" className="stroke-green-ink" strokeWidth={3} />
  </>
);
