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
    <Scene width={520} height={260} ground="brand" radius={0}>
      <Panel x={28} y={26} width={464} height={208}>
        <Glyph name="train" x={20} y={19} size={32} tone="brand" />
        <Label x={64} y={44} size={25} weight={800}>
          Howrah to Patna
        </Label>
        <Label x={444} y={43} size={20} tone="muted" anchor="end">
          4 Dec
        </Label>
        {trains.map(([leaves, seats, fare], index) => (
          <Panel
            key={leaves}
            x={16}
            y={68 + index * 66}
            width={432}
            height={56}
            radius={8}
            tone={index ? 'surface' : 'brand-soft'}
            flat
          >
            <Label x={18} y={37} size={24} weight={700}>
              {leaves}
            </Label>
            <Label x={122} y={36} size={21} tone="muted">
              {seats}
            </Label>
            <Label x={414} y={37} size={24} weight={700} anchor="end">
              {fare}
            </Label>
          </Panel>
        ))}
      </Panel>
    </Scene>
  );
}
