import { CardFace } from '../money/CardFace.tsx';
import { PersonActing } from '../people/PersonActing.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { At, type Place } from '../stage/At.tsx';

/** A driver, cut at the hips, who holds a card to the reader of a fuel pump; 284 × 292. */
export const FuelStop = (place: Place) => (
  <At {...place}>
    <At x={0} y={6} scale={1.4}>
      <FuelPump />
    </At>
    <PersonActing
      x={118}
      y={24}
      scale={1.85}
      clothes="marigold"
      trousers="on-deep-muted"
      looks="left"
      hangs="right"
      arms={[
        {
          shoulder: [26, 70],
          elbow: [12, 104],
          wrist: [-3, 86],
          thumb: 'right',
          cuff: 'on-brand',
          children: (
            <At x={-37} y={63} turn={-6} scale={0.1}>
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
