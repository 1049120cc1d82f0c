import type { Colour } from '../../palette.ts';
import { Glyph, type GlyphName } from '../shapes/Glyph.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PersonAtCounter } from './PersonAtCounter.tsx';

/** Who answers, with a headset, before a disc and behind an edge, 400 × 180; around her the signs of a call, an email and a message. */
export const WhoAnswers = (place: Place) => (
  <At {...place}>
    <circle cx={200} cy={120} r={104} className="brand-soft" />
    <Way x={62} y={84} glyph="handset" tone="green" />
    <Way x={322} y={34} glyph="mail" tone="brand" />
    <Way x={350} y={118} glyph="chat" tone="marigold" size={44} />
    <PersonAtCounter x={126} y={15} scale={1.18} hair="bun" clothes="green" />
    <Headset x={126} y={15} scale={1.18} />
  </At>
);

interface WayProps extends Place {
  readonly glyph: GlyphName;
  readonly tone: Colour;
  readonly size?: number;
}

/* The sign of a way to reach someone. */
const Way = ({ glyph, tone, size = 56, x, y }: WayProps) => (
  <At x={x} y={y}>
    <circle r={size / 2} className={tone} />
    <Glyph
      name={glyph}
      x={-size / 4}
      y={-size / 4}
      size={size / 2}
      tone={tone === 'marigold' ? 'deep' : 'on-brand'}
    />
  </At>
);

/* Around a head that looks at us. */
const Headset = (place: Place) => (
  <At {...place}>
    <path d="M36 46V40a27 27 0 0154 0v6" className="stroke-brand" strokeWidth={5} />
    <rect x={30} y={42} width={11} height={20} rx={5.5} className="brand" />
    <rect x={85} y={42} width={11} height={20} rx={5.5} className="brand" />
    <path d="M90 62q-2 14-18 15" className="stroke-brand" strokeWidth={3} />
    <circle cx={70} cy={77} r={4} className="deep" />
  </At>
);
