import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const trains = [
  ['17:05', '42 seats', '₹1,120'],
  ['20:35', '18 seats', '₹985'],
] as const;

/** What a search for trains finds, the first chosen. */
export function CoreTravel() {
  return (
    <Scene width={520} height={338} ground="brand" radius={0}>
      <Panel x={28} y={44} width={464} height={250}>
        <Glyph name="train" x={20} y={25} size={34} tone="brand" />
        <Label x={64} y={52} size={28} weight={800}>
          Howrah to Patna
        </Label>
        <Label x={444} y={51} size={23} tone="muted" anchor="end">
          4 Dec
        </Label>
        {trains.map(([leaves, seats, fare], index) => (
          <Panel
            key={leaves}
            x={16}
            y={84 + index * 78}
            width={432}
            height={66}
            radius={8}
            tone={index ? 'surface' : 'brand-soft'}
            flat
          >
            <Label x={18} y={43} size={27} weight={700}>
              {leaves}
            </Label>
            <Label x={130} y={42} size={23} tone="muted">
              {seats}
            </Label>
            <Label x={414} y={43} size={27} weight={700} anchor="end">
              {fare}
            </Label>
          </Panel>
        ))}
      </Panel>
    </Scene>
  );
}
