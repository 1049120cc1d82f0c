import type { Colour } from '../../palette.ts';
import { Glyph, type GlyphName } from '../shapes/Glyph.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PersonHead } from './PersonHead.tsx';

/** Who answers, with a headset, before a disc and behind an edge, 400 × 180; around her the signs of a call, an email and a message. */
export const WhoAnswers = (place: Place) => (
  <At {...place}>
    <circle cx={200} cy={120} r={104} className="brand-soft" />
    <Way x={62} y={84} glyph="handset" tone="green" />
    <Way x={322} y={34} glyph="mail" tone="brand" />
    <Way x={350} y={118} glyph="chat" tone="marigold" size={44} />
    <Answering x={123} y={19} scale={1.22} />
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

/* Her shoulders without hands, because the edge would cut those. */
const Answering = (place: Place) => (
  <At {...place}>
    <path
      d="M-8 150C-9 112 4 94 30 89L50 85.500Q63 98 76 85.500L96 89C122 94 135 112 134 150z"
      className="green"
    />
    <path d="M46 86H80L63 110z" className="skin" />
    <PersonHead hair="bun" />
    <path d="M46 86L63 106 80 86 86.500 88.500 67 117H59L39.500 88.500z" className="on-brand" />
    {/* Where the arms begin, which hang down. */}
    <path
      d="M17 150Q17.500 130 13 119M109 150Q108.500 130 113 119"
      className="stroke-shade"
      strokeWidth={2.5}
      opacity={0.3}
    />
    <Headset x={0} y={0} />
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
