import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';

/** One screen of the app as the store shows it, 102 × 196; both stand on it. */
const Shot = () => (
  <>
    <rect width={102} height={196} rx={12} className="surface-2" />
    <rect x={0.5} y={0.5} width={101} height={195} rx={11.5} className="stroke-line" />
  </>
);

/** The screen in which a retailer enters a recharge. */
export const AppShot = () => (
  <>
    <Shot />
    <path d="M0 46V12A12 12 0 0112 0H90a12 12 0 0112 12v34z" className="marigold" />
    <Label x={12} y={30} size={16} weight={700} tone="deep">
      Prepaid
    </Label>
    <Label x={12} y={78} size={15} tone="muted">
      Plan
    </Label>
    <Label x={12} y={108} size={26} weight={800}>
      ₹349
    </Label>
    <path d="M12 126H90" className="stroke-line" strokeWidth={2} />
    <rect x={10} y={146} width={82} height={36} rx={9} className="marigold" />
    <Label x={51} y={169} size={14} weight={700} tone="deep" anchor="middle">
      Recharge
    </Label>
  </>
);

/** The screen that says what became of it. */
export const DoneShot = () => (
  <>
    <Shot />
    <Tick x={51} y={50} size={52} />
    <Label x={51} y={106} size={16} weight={700} tone="green-ink" anchor="middle">
      Success
    </Label>
    <Label x={51} y={138} size={26} weight={800} anchor="middle">
      ₹349
    </Label>
    <Label x={51} y={166} size={15} tone="muted" anchor="middle">
      Prepaid
    </Label>
  </>
);
