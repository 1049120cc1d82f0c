import { RupeeCoin } from '../../kit/money/RupeeCoin.tsx';
import { PalmBehind, ThumbAbove } from '../../kit/people/Hand.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Vignette } from '../../kit/stage/Vignette.tsx';

const left = { x: 57, y: 106, turn: -40, scale: 0.36, mirrored: 1 } as const;
const right = { x: 137, y: 114, turn: 34, scale: 0.36 } as const;

/** Two hands with a coin each. */
export const AboutShare = () => (
  <Vignette tone="green-soft">
    <At {...left}>
      <PalmBehind skin="skin" />
    </At>
    <At {...right}>
      <PalmBehind skin="skin-deep" />
    </At>
    <RupeeCoin x={56} y={76} radius={37} />
    <RupeeCoin x={138} y={82} radius={37} />
    <At {...left}>
      <ThumbAbove skin="skin" sleeve="red" />
    </At>
    <At {...right}>
      <ThumbAbove skin="skin-deep" sleeve="brand" />
    </At>
  </Vignette>
);
