import { CardFace } from '../money/CardFace.tsx';
import { PersonActing } from '../people/PersonActing.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Truck } from '../things/Truck.tsx';

interface FuelStopProps extends Place {
  /** Where the front of the truck is. */
  readonly front?: number;
}

/** A driver who pays with a card at a fuel pump, before his truck of 346 × 205; 396 × 236, the ground at 228. */
export const FuelStop = ({ front = 150, ...place }: FuelStopProps) => (
  <At {...place}>
    <Truck x={front} y={20} scale={1.6} mirrored={216} />
    <FuelPump />
    <PersonActing
      x={84}
      y={6}
      scale={0.87}
      clothes="marigold"
      trousers="on-deep-muted"
      looks="left"
      hangs="right"
      arms={[
        {
          shoulder: [26, 70],
          elbow: [10, 104],
          wrist: [-10, 96],
          thumb: 'right',
          cuff: 'on-brand',
          children: (
            <At x={-43} y={76} turn={-6} scale={0.1}>
              <CardFace tone="sheen" ink="on-brand" groups={0} />
            </At>
          ),
        },
      ]}
    />
  </At>
);

/** As high as a man: display, reader, hose and nozzle, 60 wide. */
const FuelPump = () => (
  <>
    <path d="M54 70Q70 76 68 110V160Q66 186 54 182" className="stroke-deep" strokeWidth={4} />
    <path d="M-4 218H64V232H-4z" className="brand-lift" />
    <rect x={0} y={24} width={58} height={196} rx={8} className="green" />
    <path d="M0 150H58V212a8 8 0 01-8 8H8a8 8 0 01-8-8z" className="deep" opacity={0.16} />
    <rect x={8} y={34} width={42} height={34} rx={4} className="on-deep" />
    <path d="M16 46H42M16 56H32" className="stroke-deep-lift" strokeWidth={4} />
    {/* The reader, to which the card is held. */}
    <rect x={14} y={78} width={32} height={40} rx={5} className="deep" />
    <Glyph name="tap" x={20} y={87} size={20} tone="code-string" />
    <path d="M12 168H46" className="stroke-on-brand" strokeWidth={4} opacity={0.5} />
  </>
);
