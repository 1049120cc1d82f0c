import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';
import { foldOf } from './Fingers.tsx';

interface TapHandProps extends Place {
  readonly skin?: 'skin' | 'skin-deep';
  readonly sleeve: Colour;
  /** The card, between thumb and fingers; the tip of the thumb is at 0,0. */
  readonly children: ReactNode;
}

/** A customer's hand, its arm along the x axis from the right, that pinches a card: the first finger behind it, the others curled below. */
export const TapHand = ({ skin = 'skin-deep', sleeve, children, ...place }: TapHandProps) => {
  const fold = { ...foldOf(skin), strokeWidth: 1.8 };
  return (
    <At {...place}>
      {/* The back of the hand, and the first finger, which goes behind the card. */}
      <path
        d="M172-18L120-34Q98-44 78-40L10-30Q-6-26-4-14-2-4 14-6L60-8 62 40 84 66Q104 70 126 62L172 50z"
        className={skin}
      />
      <path
        d="M60 23L15 24M66 43L21 46M80 60L38 66"
        className={`stroke-${skin}`}
        strokeWidth={22.5}
      />
      <path d="M80 34L18 35M86 53L28 56.500M82-40Q66-34 58-22" {...fold} />
      {children}
      {/* The thumb lies on the card. */}
      <path
        d="M-9 1Q-11-9 0-12L38-18Q54-22 72-16L128 2 120 34Q84 34 62 18L44 8 4 12Q-7 12-9 1z"
        className={skin}
      />
      <path d="M66 20L44 8 4 12Q-7 12-9 1-11-9 0-12L38-18Q54-22 70-17" {...fold} />
      <path d="M40-17Q44-12 43-6M92 24Q84 12 88-2" {...fold} />
      <path
        d="M-6 0q-1-7 6-8.500l9-1.500q4 8 2 17l-9 1q-8-1-8-8z"
        className="on-brand"
        opacity={0.4}
      />
      <path d="M158-27H900V68H158q-8-46 0-95z" className={sleeve} />
      <path d="M158-24H174q-8 44 0 89H158q-7-45 0-89z" className="code-string" />
      <path
        d="M175-26q-8 46 0 93M214 64Q204 52 208 38M236-24Q222-14 224 0"
        className="stroke-shade"
        strokeWidth={3}
        opacity={0.25}
      />
    </At>
  );
};
