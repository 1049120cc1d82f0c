import { BoatInPlan } from './BoatInPlan.tsx';
import { HowrahBridgeInPlan } from './HowrahBridgeInPlan.tsx';

/** The size of the map. */
export const kolkataMapSize = { width: 480, height: 352 } as const;

const { width } = kolkataMapSize;

const river = 'M250-30C200 30 208 70 198 104S150 176 124 236 112 330 124 390';

/* Streets between the large roads, few and far apart, so that the names on them are read. */
const streets =
  'M330-9L322 104M388-9L380 106M444-9L436 110M228 40C300 36 400 40 489 34' +
  'M334 110L322 361M386 106L370 361M438 110L424 361M284 292C350 290 420 286 489 284M284 338H489' +
  'M104-9L98 104M-9 44C60 50 120 50 170 46M-9 204C40 200 80 206 100 204M-9 318C40 314 60 320 84 316';

/* One line over the bridge, the avenue along the Maidan, and the roads that meet them; none ends in a street. */
const roads =
  'M-9 104H280C360 104 420 112 489 112M284-9C282 120 284 240 272 361M181 240C240 242 400 238 489 230' +
  'M44-9C48 100 32 240 38 361M-9 262C20 258 50 262 84 260M256 104C246 138 208 176 182 236S170 330 182 390';

/* Between the road on the bank and the avenue. */
const park = 'M189 264Q192 255 201 255L256 254Q266 254 266 264L261 361H184Q179 300 189 264z';

const rails = `M-9 134H62M422 134L${width + 9} 138`;

/** The middle of Kolkata: the Hooghly with its bridge and a ferry, large roads on both banks, the Maidan, and the railways at the edges. */
export function KolkataMap() {
  return (
    <>
      <rect {...kolkataMapSize} className="line" />
      <path d={streets} className="stroke-surface" strokeWidth={3} opacity={0.7} />
      <path d={roads} className="stroke-surface" strokeWidth={8} />
      <path d={park} className="green-soft" />
      <path d={rails} className="stroke-muted" strokeWidth={4} />
      <path d={rails} className="stroke-surface" strokeWidth={2} strokeDasharray="6 8" />
      <path d={river} className="stroke-surface" strokeWidth={90} />
      <path d={river} className="stroke-brand-lift" strokeWidth={84} opacity={0.5} />
      <BoatInPlan x={166} y={160} turn={22} scale={0.6} />
      <HowrahBridgeInPlan x={198} y={104} />
    </>
  );
}
