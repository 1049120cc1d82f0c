import { Stamp } from '../documents/Stamp.tsx';
import { Banknotes } from '../money/Banknotes.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { At } from '../stage/At.tsx';
import { type LawProps, lawSize } from '../stage/lawSize.ts';
import { Scene } from '../stage/Scene.tsx';
import { Forearm } from './Forearm.tsx';
import { PersonBust } from './Person.tsx';

const joined = [
  { hair: 'long', clothes: 'brand-lift', skin: 'skin', sleeve: undefined },
  { hair: 'short', clothes: 'brand', skin: 'skin-deep', sleeve: 'brand' },
  { hair: 'turban', clothes: 'green', skin: 'skin', sleeve: 'green' },
] as const;

/** How a hand reaches the notes: from the elbow, at which angle and how far. */
const reach = {
  wide: { x: 100, y: 128, turn: -66, length: 36 },
  narrow: { x: 110, y: 124, turn: -50, length: 40 },
} as const;

/** Banknotes go from hand to hand, and nothing else does. */
export function MoneyCirculation({ size }: LawProps) {
  const { width } = lawSize[size];
  const people = size === 'wide' ? joined : joined.filter((_, index) => index !== 1);
  const step = (width - 174) / (people.length - 1);
  return (
    <Scene {...lawSize[size]} ground="warm">
      {people.map(({ sleeve, ...look }, index) => (
        <PersonBust key={look.hair} x={16 + index * step} y={36} scale={1.12} {...look} />
      ))}
      {people.slice(1).map(({ hair }, index) => (
        <At key={hair} x={87 + (index + 0.5) * step} y={0}>
          <Glyph name="arrow-right" x={-17} y={40} size={34} tone="red" bold />
          <Banknotes x={-34} y={90} scale={0.35} count={2} />
        </At>
      ))}
      {people.map(({ hair, skin, sleeve }, index) => (
        <At key={hair} x={16 + index * step} y={36} scale={1.12}>
          {index > 0 && (
            <At x={0} y={0} mirrored={126}>
              <Forearm {...reach[size]} skin={skin} sleeve={sleeve} />
            </At>
          )}
          {index < people.length - 1 && <Forearm {...reach[size]} skin={skin} sleeve={sleeve} />}
        </At>
      ))}
      <Stamp x={width / 2} y={167} turn={-4} size={22} tone="red" opaque>
        Banned
      </Stamp>
    </Scene>
  );
}
