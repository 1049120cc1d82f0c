import { RupeeCoin } from '../../kit/money/RupeeCoin.tsx';
import { PalmBehind, ThumbAbove } from '../../kit/people/Hand.tsx';
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
    <clipPath id="left-half">
      <path d="M-80-80H-2V80H-80z" />
    </clipPath>
    <clipPath id="right-half">
      <path d="M80-80H2V80H80z" />
    </clipPath>
    <At x={87} y={76} turn={-6}>
      <Half clip="left-half" />
    </At>
    <At x={107} y={82} turn={6}>
      <Half clip="right-half" />
    </At>
    <At {...left}>
      <ThumbAbove skin="skin" sleeve="red" />
    </At>
    <At {...right}>
      <ThumbAbove skin="skin-deep" sleeve="brand" />
    </At>
  </Vignette>
);

/* The sign is cut with the coin. */
const Half = ({ clip }: { readonly clip: string }) => (
  <g clipPath={`url(#${clip})`}>
    <RupeeCoin x={0} y={0} radius={62} />
  </g>
);
