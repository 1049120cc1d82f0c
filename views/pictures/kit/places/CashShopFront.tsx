import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Awning } from './Awning.tsx';

const foot = 322;

/** The board on which things stand in the window. */
const sill = 226;

/* Left edge, width, height and colour of each. */
const goods = [
  [118, 16, 30, 'red'],
  [138, 20, 20, 'brand'],
  [162, 14, 36, 'green'],
] as const;

const Sign = () => (
  <>
    <rect x={6} y={8} width={194} height={48} rx={10} className="code-string" />
    <Label x={103} y={39.5} size={21} weight={800} tone="deep" anchor="middle">
      Cash withdrawal
    </Label>
  </>
);

/** A small shop in the evening from outside, 206 × 322: a lit sign over its awning, an open door at the left, a window. */
export const CashShopFront = (place: Place) => (
  <At {...place}>
    {/* The light of the sign is on the sky, and not on the shop below it. */}
    <path d="M6 8H200V60H6z" className="marigold" filter="url(#soft)" />
    <path d={`M12 40H194V${foot}H12z`} className="deep-lift" />
    <path d={`M26 100H96V${foot}H26z`} className="code-string" />
    <path d={`M96 100V${foot}L80 ${foot - 10}V100z`} className="brand-lift" />
    <path d={`M110 100H182V${sill}H110z`} className="code-string" />
    {goods.map(([x, width, height, tone]) => (
      <rect key={x} x={x} y={sill - height} width={width} height={height} rx={3} className={tone} />
    ))}
    <path d={`M106 ${sill}H186V${sill + 10}H106z`} className="brand-lift" />
    <path d={`M18 ${foot - 10}H104V${foot}H18z`} className="faint" />
    <Awning x={0} y={66} stripe={206 / 7} count={7} drop={38} overhang={12} />
    <Sign />
  </At>
);
