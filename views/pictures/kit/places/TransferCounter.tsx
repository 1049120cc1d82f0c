import { SlipPrinter } from '../devices/SlipPrinter.tsx';
import { WidePhone } from '../devices/WidePhone.tsx';
import { ProofsOnWall } from '../documents/ProofsOnWall.tsx';
import { KeeperAtDevices } from '../people/KeeperAtDevices.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { TransferSign } from './TransferSign.tsx';

/** A counter for money transfers, 400 wide, its top going on below 400: the sign over it, the proofs of its keeper on the wall, a phone with the working limit, and a receipt printer. */
export const TransferCounter = (place: Place) => (
  <At {...place}>
    <path d="M-400-400H800V320H-400z" className="green-soft" />
    <TransferSign x={16} y={0} />
    <ProofsOnWall x={18} y={122} />
    <Wood />
    <KeeperAtDevices x={131} y={146} scale={1.18} hair="short" looks="right" />
    <ellipse cx={81} cy={345} rx={68} ry={6} className="deep" opacity={0.25} />
    <WidePhone x={14} y={252} scale={1.08}>
      <Label x={52} y={25} size={13.5} weight={600} tone="muted" anchor="middle">
        Working limit
      </Label>
      <Label x={52} y={51} size={22} weight={800} anchor="middle">
        ₹41,260
      </Label>
    </WidePhone>
    <Slip x={267} y={236} scale={0.4} />
  </At>
);

/* The top and the planks of the front. */
const Wood = () => (
  <>
    <path d="M-400 310H800V352H-400z" className="moon" />
    <path d="M-400 352H800V700H-400z" className="skin-deep" />
    <path d="M-400 352H800v7H-400z" className="shade" />
    <path
      d={`M-376 359${'V700m48-341'.repeat(24)}`}
      className="stroke-deep"
      strokeWidth={1.5}
      opacity={0.25}
    />
  </>
);

const Slip = (place: Place) => (
  <SlipPrinter {...place} length={170}>
    <Label x={128} y={52} size={38} weight={700} anchor="middle">
      Receipt
    </Label>
    <path d="M24 76H232" className="stroke-faint" strokeWidth={3} strokeDasharray="3 9" />
    <Label x={128} y={134} size={48} weight={800} anchor="middle">
      ₹3,000
    </Label>
  </SlipPrinter>
);
