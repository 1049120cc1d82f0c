import { DeviceFrame } from '../devices/DeviceFrame.tsx';
import { SoldInBrief } from '../screens/SoldInBrief.tsx';
import { At } from '../stage/At.tsx';
import { KeeperPresenting } from './KeeperPresenting.tsx';

/** A retailer at his counter, who points at the phone that stands on it: a recharge that he has sold in the app. */
export const RetailerShowingSale = () => (
  <>
    <path d="M0 180H360V200H0z" className="brand-lift" />
    <SalePhone />
    <KeeperPresenting x={45} y={26} scale={1.1} hair="short" moustache />
  </>
);

/* It leans on a stand, whose lip is before its foot. */
const SalePhone = () => (
  <At x={214} y={16} scale={0.9}>
    <ellipse cx={68} cy={195} rx={72} ry={6} className="deep" opacity={0.34} />
    <DeviceFrame width={132} height={190} radius={21} edge={9} corner={14} rim={1}>
      <SoldInBrief />
    </DeviceFrame>
    <path d="M34 178H98L106 193Q106 197 101 197H31Q26 197 26 193z" className="on-deep-muted" />
    <path d="M34 178H98L101 184H31z" className="on-brand" opacity={0.5} />
  </At>
);
