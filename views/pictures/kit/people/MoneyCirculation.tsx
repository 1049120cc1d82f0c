import { Stamp } from '../documents/Stamp.tsx';
import { Banknotes } from '../money/Banknotes.tsx';
import { At, type Place } from '../stage/At.tsx';
import { type LawProps, lawSize } from '../stage/lawSize.ts';
import { Scene } from '../stage/Scene.tsx';
import { Hand } from './Hand.tsx';

/** How far a hand reaches into the picture. */
const reach = { wide: 146, narrow: 104 } as const;

const hands = [
  { sleeve: 'brand', skin: 'skin', mirrored: true },
  { sleeve: 'green', skin: 'skin-deep', mirrored: false },
] as const;

/** Banknotes go from one hand to the other and back again, and nothing else does. */
export function MoneyCirculation({ size }: LawProps) {
  const { width } = lawSize[size];
  const middle = width / 2;
  return (
    <Scene {...lawSize[size]} ground="warm">
      {hands.map(({ mirrored, ...hand }) => (
        <At key={hand.sleeve} x={0} y={0} mirrored={mirrored ? width : undefined}>
          <Hand x={width - reach[size]} y={78} scale={0.56} {...hand}>
            <Banknotes x={-142} y={-34} count={2} turn={3} scale={0.98} />
          </Hand>
        </At>
      ))}
      <Around x={middle} y={96} />
      <Around x={middle} y={96} turn={180} />
      <Stamp x={middle} y={96} turn={-4} size={size === 'wide' ? 25 : 22} tone="red" opaque>
        Banned
      </Stamp>
    </Scene>
  );
}

/* From one side over the top to the other. */
const Around = (place: Place) => (
  <At {...place}>
    <path d="M-70-50Q0-102 70-50M48-49.500L70-50L64-71" className="stroke-red" strokeWidth={6} />
  </At>
);
