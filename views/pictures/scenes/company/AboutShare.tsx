import { PalmBehind, ThumbAbove } from '../../kit/people/Hand.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Vignette } from '../../kit/stage/Vignette.tsx';

const left = { x: 57, y: 106, turn: -40, scale: 0.36, mirrored: 1 } as const;
const right = { x: 137, y: 114, turn: 34, scale: 0.36 } as const;

/** Two hands with one half of a coin each. */
export const AboutShare = () => (
  <Vignette tone="green-soft">
    <At {...left}>
      <PalmBehind skin="skin" />
    </At>
    <At {...right}>
      <PalmBehind skin="skin-deep" />
    </At>
    <At x={88} y={78} turn={-6}>
      <path d="M0-60A60 60 0 000 60z" className="marigold" />
      <path d="M-8-47.500A48 48 0 00-8 47.500" {...rim} />
      <Glyph name="rupee" x={-42} y={-36} size={36} tone="deep" bold />
    </At>
    <At x={106} y={84} turn={6}>
      <path d="M0-60A60 60 0 010 60z" className="marigold" />
      <path d="M8-47.500A48 48 0 018 47.500" {...rim} />
      <Glyph name="rupee" x={5} y={-36} size={36} tone="deep" bold />
    </At>
    <At {...left}>
      <ThumbAbove skin="skin" sleeve="red" />
    </At>
    <At {...right}>
      <ThumbAbove skin="skin-deep" sleeve="brand" />
    </At>
  </Vignette>
);

const rim = { className: 'stroke-on-brand', strokeWidth: 3, opacity: 0.8 } as const;
