import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';
import { Awning } from './Awning.tsx';

interface VillageShopProps extends Place {
  readonly wall: Colour;
  /** Of every other stripe of its awning. */
  readonly awning: Colour;
  /** Tiles in a slope, a flat top with a water tank, or an upper floor where the family lives. */
  readonly roof: 'tiles' | 'flat' | 'floor';
}

const roofs = {
  tiles: (
    <>
      <path d="M-4 30L14 4H90L108 30z" className="marigold" />
      <path d="M8 13H96M2 22H102" className="stroke-skin-deep" strokeWidth={2} opacity={0.4} />
    </>
  ),
  flat: (
    <>
      <path d="M70 2H92V26H70z" className="deep-lift" />
      <path d="M66 2Q81-8 96 2z" className="deep" />
      <path d="M-2 22H106V32H-2z" className="muted" />
    </>
  ),
  floor: (
    <>
      <path d="M4-26H100V34H4z" className="marigold-soft" />
      <path d="M-2-34H106V-25H-2z" className="skin-deep" />
      <path d="M18-14H38V14H18zM66-14H86V14H66z" className="code-string" />
      <path d="M28-14V14M76-14V14M18 0H38M66 0H86" className="stroke-skin-deep" strokeWidth={2} />
    </>
  ),
} as const;

/** A small shop at a road, 104 × 100, with its light on behind the counter; an upper floor rises 34 above that. */
export const VillageShop = ({ wall, awning, roof, ...place }: VillageShopProps) => (
  <At {...place}>
    <ellipse cx={58} cy={100} rx={62} ry={6} className="shade" />
    {roofs[roof]}
    <path d="M4 30H100V100H4z" className={wall} />
    <path d="M12 42H66V82H12z" className="code-string" />
    <path d="M17 68H27V82H17zM30 72H42V82H30zM46 64H54V82H46z" className="brand-lift" />
    <path d="M8 80H70V100H8z" className="brand" />
    <path d="M8 80H70V85H8z" className="brand-lift" />
    <path d="M76 54H94V100H76z" className="skin-deep" />
    <circle cx={80} cy={79} r={1.8} className="marigold" />
    <Awning x={0} y={30} stripe={13} count={8} drop={12} tone={awning} />
  </At>
);
