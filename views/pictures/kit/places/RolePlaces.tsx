import { Glyph } from '../shapes/Glyph.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Awning } from './Awning.tsx';

/* Where those who run a network of shops work, each 104 × 112 on the ground. */

/** The shop of a retailer. */
export const RetailersShop = (place: Place) => (
  <At {...place}>
    <path d="M12 24H92V112H12z" className="marigold-soft" />
    <path d="M20 56H84V84H20z" className="brand-soft" />
    <path d="M26 84V66h9v18zM40 84V70h9v14zM68 84V64h10v20z" className="brand-lift" />
    <path d="M8 84H96V112H8z" className="marigold" />
    <path d="M8 84H96V91H8z" className="marigold-ink" opacity={0.5} />
    <Awning x={4} y={14} stripe={96 / 5} count={5} drop={20} tone="marigold" />
  </At>
);

/** The store of a distributor: a roof over a shutter, and cartons before it. */
export const DistributorsStore = (place: Place) => (
  <At {...place}>
    <path d="M10 42L52 16 94 42V112H10z" className="faint" />
    <path d="M52 8L102 40a4 4 0 01-2 8H4a4 4 0 01-2-8z" className="muted" />
    <path d="M24 58H80V112H24z" className="surface" />
    <path d="M24 68H80M24 79H80M24 90H80M24 101H80" className="stroke-faint" strokeWidth={2} />
    <path d="M58 86H84V112H58zM68 62H92V86H68z" className="marigold-soft" />
    <path d="M58 86H84V112H58zM68 62H92V86H68z" className="stroke-muted" strokeWidth={2} />
    <path d="M71 86v9M80 62v8" className="stroke-muted" strokeWidth={5} strokeLinecap="butt" />
  </At>
);

/** The office of who owns the app, with the icon of his app over the door. */
export const OwnersOffice = (place: Place) => (
  <At {...place}>
    <path d="M10 16a6 6 0 016-6H88a6 6 0 016 6V112H10z" className="green" />
    {[22, 70].map((x) => (
      <path
        key={x}
        d={`M${x} 24h12v14h-12zM${x} 50h12v14h-12zM${x} 76h12v14h-12z`}
        className="green-soft"
      />
    ))}
    <rect x={38} y={22} width={28} height={28} rx={8} className="brand" />
    <rect x={38} y={22} width={28} height={28} rx={8} className="stroke-on-brand" strokeWidth={2} />
    <Glyph name="phone" x={43} y={27} size={18} tone="on-brand" bold />
    <path d="M40 76H64V112H40z" className="green-soft" />
    <path d="M52 78V112" className="stroke-green" strokeWidth={2} />
  </At>
);
