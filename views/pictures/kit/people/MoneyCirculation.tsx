import { Stamp } from '../documents/Stamp.tsx';
import { Banknotes } from '../money/Banknotes.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { type LawProps, lawSize } from '../stage/lawSize.ts';
import { Scene } from '../stage/Scene.tsx';
import { PersonBust } from './Person.tsx';

const joined = [
  ['long', 'brand-lift', 'skin'],
  ['short', 'brand', 'skin-deep'],
  ['turban', 'green', 'skin'],
] as const;

/** Banknotes go from one person to the next, and nothing else does. */
export function MoneyCirculation({ size }: LawProps) {
  const { width } = lawSize[size];
  const people = size === 'wide' ? joined : joined.filter((_, index) => index !== 1);
  const step = (width - 174) / (people.length - 1);
  return (
    <Scene {...lawSize[size]} ground="warm">
      {people.map(([hair, clothes, skin], index) => (
        <g key={hair}>
          <PersonBust
            x={16 + index * step}
            y={36}
            scale={1.12}
            hair={hair}
            clothes={clothes}
            skin={skin}
          />
          {index > 0 && (
            <>
              <Glyph
                name="arrow-right"
                x={70 + (index - 0.5) * step}
                y={26}
                size={34}
                tone="red"
                bold
              />
              <Banknotes x={50 + (index - 0.5) * step} y={70} scale={0.38} count={2} />
            </>
          )}
        </g>
      ))}
      <Stamp x={width / 2} y={156} turn={-4} size={26} tone="red">
        Banned
      </Stamp>
    </Scene>
  );
}
