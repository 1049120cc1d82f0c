import { HeldUp } from '../people/HeldUp.tsx';
import { Label } from '../shapes/Label.tsx';
import { QrCode } from '../shapes/QrCode.tsx';
import { ContactShadow } from '../stage/ContactShadow.tsx';
import { UpiStand } from '../things/UpiStand.tsx';
import { FannedNotes } from './FannedNotes.tsx';

/* The sleeve of a hand, which comes from the lower edge. */
const Sleeve = () => (
  <>
    <path d="M10.500 100H40.500L46 190H5z" className="green" />
    <path
      d="M10 101.500Q25.500 106 41 101.500"
      className="stroke-on-brand"
      strokeWidth={5}
      strokeLinecap="butt"
    />
  </>
);

const corners = 'M9 22V15h7M36 15h7v7M43 45v7H36M16 52H9V45';

/* The code of the shop in the finder of a camera. */
const ScanningPhone = () => (
  <>
    <rect width={52} height={82} rx={9} className="deep" />
    <rect x={0.75} y={0.75} width={50.5} height={80.5} rx={8.25} className="stroke-rim" />
    <rect x={4} y={5} width={44} height={72} rx={5} className="deep-lift" />
    <QrCode x={14.66} y={22.16} scale={0.27} />
    <path d={corners} className="stroke-code-string" strokeWidth={3} />
  </>
);

/** Two ways to pay at a counter whose edge is at 112, 236 × 236: a hand that gives notes over it, or a phone before the code on its stand. */
export const CashOrUpi = () => (
  <>
    <path d="M118 0V236" className="stroke-surface" strokeWidth={3} strokeLinecap="butt" />
    <circle cx={118} cy={190} r={16} className="surface" />
    <Label x={118} y={196} size={18} weight={700} anchor="middle">
      or
    </Label>
    <HeldUp x={47} y={54} scale={1.02} skin="skin" sleeve={<Sleeve />}>
      <FannedNotes />
    </HeldUp>
    <ContactShadow x={179} y={112} width={92} />
    <UpiStand x={147.5} y={24} scale={0.465} small />
    <HeldUp x={155} y={126} scale={0.92} skin="skin" sleeve={<Sleeve />}>
      <ScanningPhone />
    </HeldUp>
  </>
);
