import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { TurningPill } from '../stage/TurningPill.tsx';
import { BrandMark } from './BrandMark.tsx';

/** Where the owner’s logo stands, 48 × 48, with a simple sign in its place. */
export const LogoPlace = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <BrandMark x={x} y={y} sign="bolt" tile="on-brand" tone="pen" />
);

/** The head of the app of a retailer, 132 high on a screen 218 wide: whose app it is. */
export const BrandHead = () => (
  <>
    <LogoPlace x={16} y={60} />
    <Label x={76} y={81} size={16} tone="on-brand">
      Your logo
    </Label>
    <Label x={76} y={106} size={23} weight={800} tone="on-brand">
      Your name
    </Label>
  </>
);

/** The recharge that was sold in that app, 218 × 160: its number, its amount, and how it stands. */
export const BrandSale = (place: Place) => (
  <At {...place}>
    <Label x={109} y={18} size={21} weight={500} tone="muted" anchor="middle">
      98300 XXXXX
    </Label>
    <Label x={109} y={80} size={56} weight={800} anchor="middle">
      ₹200
    </Label>
    <TurningPill x={109} y={108} size={21} anchor="middle" was="Pending">
      Success
    </TurningPill>
  </At>
);
